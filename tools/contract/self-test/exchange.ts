import type { OperationId } from '#server/contract/handlers.ts';

/** A request as the proxy received it. Faults return changed copies and never mutate it. */
export interface Call {
  /** Null for a method or a path that the contract does not have. */
  readonly operation: OperationId | null;
  readonly method: string;
  readonly url: URL;
  /** Values of the path's parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A response as the proxy sends it. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** `hang`: sends nothing. `cut`: sends half of the body, then closes the connection. */
  readonly wire?: 'hang' | 'cut';
}

/** Calls the valid server. */
export type Forward = (call: Call) => Promise<ReceivedResponse>;

/** Handles a call in place of the valid server. */
export type Handler = (call: Call, forward: Forward) => Promise<ReceivedResponse>;

/** Broken operations; `*` handles every call without a handler of its own. */
export type Fault = Readonly<Partial<Record<OperationId | '*', Handler>>>;

/** Whether the reference server responded with a 2xx. */
export function isSuccess({ status }: ReceivedResponse): boolean {
  return status >= 200 && status < 300;
}

/** Whether a defect left the request as it was. */
export function sameCall(one: Call, other: Call): boolean {
  return (
    one.method === other.method &&
    one.url.href === other.url.href &&
    sameHeaders(one.headers, other.headers) &&
    one.body.equals(other.body)
  );
}

/** Whether a defect left the response as it was. */
export function sameResponse(one: ReceivedResponse, other: ReceivedResponse): boolean {
  return (
    one.status === other.status &&
    one.wire === other.wire &&
    sameHeaders(one.headers, other.headers) &&
    one.body.equals(other.body)
  );
}

function sameHeaders(one: Headers, other: Headers): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}
