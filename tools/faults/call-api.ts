import { TOKEN_PREFIX } from '#tests/support/servers/server.ts';

/** A response with any status. */
export interface ReceivedResponse {
  status: number;
  text: string;
}

/** One call to an API process as the buyer of that id. */
export interface Call {
  url: string;
  as: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below `/api/v1`. */
  path: string;
  body?: unknown;
  /** Idempotency key. */
  key?: string;
}

/** @throws when there is no response: the connection failed. */
export async function callApi({
  url,
  as,
  method,
  path,
  body,
  key,
}: Call): Promise<ReceivedResponse> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${TOKEN_PREFIX}${as}`,
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}
