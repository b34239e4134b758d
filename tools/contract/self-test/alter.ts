import type { OperationId } from '#server/contract/handlers.ts';
import {
  type Call,
  type Fault,
  type Handler,
  isSuccess,
  type ReceivedResponse,
} from './exchange.ts';
import { type Edit, edited, gone, isObject, type Json, type JsonObject } from './json.ts';

/** Makes a broken answer of a sound one. */
export type Alter = (response: ReceivedResponse, call: Call) => ReceivedResponse;

/** The parsed body; undefined when it is no JSON. */
export function bodyOf({ body }: Pick<ReceivedResponse, 'body'>): Json | undefined {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function withBody<Message extends { body: Buffer; headers: Headers }>(
  message: Message,
  value: Json,
): Message {
  return withText(message, JSON.stringify(value));
}

export function withText<Message extends { body: Buffer; headers: Headers }>(
  message: Message,
  text: string,
): Message {
  return { ...message, body: Buffer.from(text, 'utf8') };
}

/** A copy with other headers; null takes one away. */
export function withHeaders<Message extends { headers: Headers }>(
  message: Message,
  changes: Readonly<Record<string, string | null>>,
): Message {
  const headers = new Headers(message.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return { ...message, headers };
}

/** A copy that requests another address of the same server. */
export function withPath(call: Call, path: string, method = call.method): Call {
  return { ...call, method, url: new URL(path, call.url) };
}

/** A copy with an edited query. */
export function withQuery(call: Call, edit: (query: URLSearchParams) => void): Call {
  const url = new URL(call.url);
  edit(url.searchParams);
  return { ...call, url };
}

/** A copy whose JSON body has other members; null leaves one out. */
export function withMembers(call: Call, changes: Readonly<Record<string, Json | null>>): Call {
  const body = bodyOf(call);
  if (!isObject(body)) return call;
  const kept = Object.entries({ ...body, ...changes }).filter(([name]) => changes[name] !== null);
  return withBody(call, Object.fromEntries(kept));
}

/** A read of the same caller, by path: faults look at what the server really has. */
export function reading(call: Call, path: string): Call {
  const { headers } = withHeaders(call, {
    'content-type': null,
    'content-length': null,
    'idempotency-key': null,
  });
  return { ...call, method: 'GET', url: new URL(path, call.url), headers, body: Buffer.alloc(0) };
}

/** The answer of a server that rejects or fails, in the contract's own shape. */
export function problem(
  response: ReceivedResponse,
  status: number,
  reason: string,
): ReceivedResponse {
  return withBody(
    { ...withHeaders(response, { 'content-type': 'application/json' }), status },
    { message: 'Что-то пошло не так', traceID: 'broken-by-the-self-test', reason },
  );
}

/** Breaks one operation. */
export function on(operation: OperationId, handler: Handler): Fault {
  return { [operation]: handler };
}

/** Breaks the answers of one operation. */
export function responses(operation: OperationId, alter: Alter): Fault {
  return on(operation, async (call, forward) => alter(await forward(call), call));
}

/** Changes what one operation is asked before the sound server sees it. */
export function asks(operation: OperationId, change: (call: Call) => Call): Fault {
  return on(operation, (call, forward) => forward(change(call)));
}

/** Breaks answers that succeeded only. */
export function onSuccess(alter: Alter): Alter {
  return (response, call) => (isSuccess(response) ? alter(response, call) : response);
}

/** Breaks answers of one status only. */
export function onStatus(status: number, alter: Alter): Alter {
  return (response, call) => (response.status === status ? alter(response, call) : response);
}

/** Edits a successful answer's body at a path. */
export function editing(path: string, edit: Edit): Alter {
  return onSuccess((response) => {
    const body = bodyOf(response);
    return body === undefined ? response : withBody(response, edited(body, path, edit));
  });
}

export function removing(path: string): Alter {
  return editing(path, () => gone);
}

export function setting(path: string, value: Json): Alter {
  return editing(path, () => value);
}

/** Edits the whole body of a successful answer that is an object. */
export function remaking(remake: (body: JsonObject, call: Call) => Json): Alter {
  return onSuccess((response, call) => {
    const body = bodyOf(response);
    return isObject(body) ? withBody(response, remake(body, call)) : response;
  });
}
