import type { ZodMiniType } from 'zod/mini';
import { getAccessToken, withSessionRecovery } from './access-token.ts';
import { ApiError, ContractError, NetworkError, UnconfirmedError } from './errors.ts';

/** The error type of the hooks that Orval generates. */
export type ErrorType<E> = ApiError<E>;

interface Call extends RequestInit {
  /** Loads the schema of the response; the generated functions pass it. */
  schema?: () => Promise<ZodMiniType>;
  /** Replaces `fetch` for this request: an upload with progress. */
  transport?: Transport;
}

const TIMEOUT_MS = 20_000;
/** Uploads are slow on a phone. */
const UPLOAD_WITHIN_MS = 120_000;

type Transport = (url: string, init: RequestInit) => Promise<Response>;

let apiOrigin = '';
let transport: Transport = (url, init) => fetch(url, init);

/** Sets the origin of `/api/v1` when it is not the page's own: «https://api.example.ru». */
export function setApiOrigin(origin: string): void {
  apiOrigin = origin.replace(/\/$/, '');
}

/** Replaces `fetch` when the API runs in the same process. */
export function setTransport(next: Transport): void {
  transport = next;
}

/**
 * Sends every API request of the shop; the generated functions call it.
 * @throws ApiError for a status other than 2xx, ContractError for a body that violates the
 * contract, NetworkError without a response, UnconfirmedError when the session cannot be renewed now; an AbortError of the caller's own signal passes
 * unchanged.
 */
export async function http<T>(url: string, { schema, ...init }: Call = {}): Promise<T> {
  const requestID = crypto.randomUUID();
  // Validators are no part of the first page: they are loaded while the first response is on its
  // way.
  const loading = schema?.();
  loading?.catch(() => {}); // handled below, unless the request fails first
  const { response, data } = await exchange(url, init, requestID);
  if (!response.ok) throw new ApiError(response.status, data, response.headers, requestID);
  if (!loading) return data as T;
  const model = await loading.catch((error: unknown) => {
    throw new NetworkError(error, requestID);
  });
  const validated = model.safeParse(data);
  if (!validated.success) {
    throw new ContractError(url, response.status, validated.error.issues, requestID);
  }
  return validated.data as T;
}

async function exchange(
  url: string,
  init: Call,
  requestID: string,
): Promise<{ response: Response; data: unknown }> {
  const limit = AbortSignal.timeout(init.body instanceof FormData ? UPLOAD_WITHIN_MS : TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const send = async () => {
    const headers = new Headers(init.headers);
    headers.set('X-Request-ID', requestID);
    const token = await getAccessToken();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    return (init.transport ?? transport)(apiOrigin + url, { ...init, headers, signal });
  };
  try {
    const response = await withSessionRecovery(send);
    if (response === null) throw new UnconfirmedError(requestID);
    return { response, data: await readBody(response) };
  } catch (error) {
    if (init.signal?.aborted || error instanceof UnconfirmedError) throw error;
    throw new NetworkError(error, requestID);
  }
}

/**
 * JSON that does not parse is returned as text: the status or the schema then reports the error.
 */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined;
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('json')) {
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return type.startsWith('text/') ? response.text() : response.blob();
}
