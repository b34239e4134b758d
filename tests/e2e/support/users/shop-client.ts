import type { BrowserContextOptions } from '@playwright/test';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The access token of the person who signed in in a browser with this storage. */
export function accessTokenOf(state: StorageState): string {
  return JSON.parse(sessionEntry(state).value).access_token;
}

/** The localStorage entry in which oidc-client-ts stores the session. */
export function sessionEntry(state: StorageState): { name: string; value: string } {
  const entry = state.origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name.startsWith('oidc.user:'));
  if (!entry) throw new Error('Nobody has signed in in this storage');
  return entry;
}

/** Calls the API with the token of a person who signed in in a browser, to prepare states. */
export class ShopClient {
  readonly #url: string;
  readonly #token: string;

  /** @param state storage of a browser in which the person is signed in. */
  constructor(url: string, state: StorageState) {
    this.#url = url;
    this.#token = accessTokenOf(state);
  }

  /**
   * The parsed response, or undefined when it has no body.
   * @throws Error with status and body when the call is rejected.
   */
  async call<ReceivedResponse>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ReceivedResponse> {
    const response = await fetch(`${this.#url}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as ReceivedResponse;
  }
}
