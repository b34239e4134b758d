import { createHash, randomBytes } from 'node:crypto';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
}

/** The provider's origin and issuer, without trailing slashes. */
export interface Provider {
  readonly origin: string;
  readonly issuer: string;
}

/** A client with cookies that follows the provider's redirects one by one. */
export class SignInClient {
  readonly #cookies = new Map<string, string>();
  readonly #server: Provider;
  readonly verifier = randomBytes(32).toString('base64url');

  constructor(server: Provider) {
    this.#server = server;
  }

  /** One request with the current cookies; redirects are not followed. */
  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const url = new URL(address, this.#server.origin);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** Posts a form as the provider's page does. */
  post(address: string, fields: Record<string, string>, headers: HeadersInit = {}) {
    return this.request(address, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  authorizeUrl(changes: Record<string, string | null> = {}): string {
    const parameters: Record<string, string | null> = {
      client_id: 'dental-spa',
      redirect_uri: `${this.#server.origin}/login/callback`,
      response_type: 'code',
      scope: 'openid profile email phone shop',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const defined = Object.entries(parameters).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    );
    return `${this.#server.issuer}/auth?${new URLSearchParams(defined)}`;
  }

  /** Opens the sign-in page; returns its path. */
  async openSignIn(changes: Record<string, string | null> = {}): Promise<string> {
    const response = await this.request(this.authorizeUrl(changes));
    return response.headers.get('location') ?? '';
  }

  /** Signs in on the page and follows the redirects; returns the callback URL. */
  async submit(path: string, login: string, password: string): Promise<URL> {
    let response = await this.post(path, { login, password });
    for (;;) {
      const location = response.headers.get('location');
      if (location === null) throw new Error(`No redirect: ${response.status}`);
      if (!new URL(location, this.#server.origin).pathname.startsWith('/oidc/')) {
        return new URL(location);
      }
      response = await this.request(location);
    }
  }

  /** The complete flow from the authorization request to the tokens. */
  async signIn(login: string, password: string): Promise<Tokens> {
    const callback = await this.submit(await this.openSignIn(), login, password);
    const response = await this.exchange(callback.searchParams.get('code') ?? '');
    if (!response.ok) throw new Error(`No tokens: ${await response.text()}`);
    return (await response.json()) as Tokens;
  }

  exchange(code: string, changes: Record<string, string> = {}): Promise<Response> {
    return this.post('/oidc/token', {
      grant_type: 'authorization_code',
      client_id: 'dental-spa',
      redirect_uri: `${this.#server.origin}/login/callback`,
      code,
      code_verifier: this.verifier,
      ...changes,
    });
  }

  refresh(token: string): Promise<Response> {
    return this.post('/oidc/token', {
      grant_type: 'refresh_token',
      client_id: 'dental-spa',
      refresh_token: token,
    });
  }
}
