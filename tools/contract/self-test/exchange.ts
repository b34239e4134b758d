import type { OperationId } from '#server/contract/handlers.ts';

/** A request as the proxy read it. Faults make altered copies, they never change it. */
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

/** An answer as it goes over the wire. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** `hang`: nothing is ever sent. `cut`: half of the body, then the connection ends. */
  readonly wire?: 'hang' | 'cut';
}

/** Asks the sound server. */
export type Forward = (call: Call) => Promise<ReceivedResponse>;

/** What a broken server does with a call. */
export type Handler = (call: Call, forward: Forward) => Promise<ReceivedResponse>;

/** Broken operations; `*` takes every call that has no handler of its own. */
export type Fault = Readonly<Partial<Record<OperationId | '*', Handler>>>;

export function isSuccess({ status }: ReceivedResponse): boolean {
  return status >= 200 && status < 300;
}

export function sameCall(one: Call, other: Call): boolean {
  return (
    one.method === other.method &&
    one.url.href === other.url.href &&
    sameHeaders(one.headers, other.headers) &&
    one.body.equals(other.body)
  );
}

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
