import { randomUUID } from 'node:crypto';
import type { OperationId } from '#server/contract/handlers.ts';
import {
  type Call,
  type Fault,
  type Handler,
  isSuccess,
  type ReceivedResponse,
} from './exchange.ts';
import { type Edit, edited, gone, isObject, type Json, type JsonObject } from './json.ts';

/** Turns a valid response into a broken one. */
export type Alter = (response: ReceivedResponse, call: Call) => ReceivedResponse;

/** The parsed body; undefined when it is not JSON. */
export function bodyOf({ body }: Pick<ReceivedResponse, 'body'>): Json | undefined {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The response with another JSON body. */
export function withBody<Message extends { body: Buffer; headers: Headers }>(
  message: Message,
  value: Json,
): Message {
  return withText(message, JSON.stringify(value));
}

/** The response with another text as its body. */
export function withText<Message extends { body: Buffer; headers: Headers }>(
  message: Message,
  text: string,
): Message {
  return { ...message, body: Buffer.from(text, 'utf8') };
}

/** A copy with other headers; null removes one. */
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

/** A copy with another path on the same server. */
export function withPath(call: Call, path: string, method = call.method): Call {
  return { ...call, method, url: new URL(path, call.url) };
}

/** A copy with an edited query. */
export function withQuery(call: Call, edit: (query: URLSearchParams) => void): Call {
  const url = new URL(call.url);
  edit(url.searchParams);
  return { ...call, url };
}

/** A copy whose JSON body has other members; null removes one. */
export function withMembers(call: Call, changes: Readonly<Record<string, Json | null>>): Call {
  const body = bodyOf(call);
  if (!isObject(body)) return call;
  const present = Object.entries({ ...body, ...changes }).filter(
    ([name]) => changes[name] !== null,
  );
  return withBody(call, Object.fromEntries(present));
}

/** A read by the same caller: faults use it to look up the server's data. */
export function reading(call: Call, path: string): Call {
  const { headers } = withHeaders(call, {
    'content-type': null,
    'content-length': null,
    'idempotency-key': null,
  });
  return { ...call, method: 'GET', url: new URL(path, call.url), headers, body: Buffer.alloc(0) };
}

/** An error response in the contract's format. */
export function problem(
  response: ReceivedResponse,
  status: number,
  reason: string,
): ReceivedResponse {
  return withBody(
    { ...withHeaders(response, { 'content-type': 'application/json' }), status },
    { message: 'Что-то пошло не так', traceID: randomUUID(), reason },
  );
}

/** Breaks one operation. */
export function on(operation: OperationId, handler: Handler): Fault {
  return { [operation]: handler };
}

/** Breaks the responses of one operation. */
export function responses(operation: OperationId, alter: Alter): Fault {
  return on(operation, async (call, forward) => alter(await forward(call), call));
}

/** Changes the requests of one operation before the server receives them. */
export function onRequest(operation: OperationId, change: (call: Call) => Call): Fault {
  return on(operation, (call, forward) => forward(change(call)));
}

/** Breaks successful responses only. */
export function onSuccess(alter: Alter): Alter {
  return (response, call) => (isSuccess(response) ? alter(response, call) : response);
}

/** Breaks responses of one status only. */
export function onStatus(status: number, alter: Alter): Alter {
  return (response, call) => (response.status === status ? alter(response, call) : response);
}

/** Edits the body of a successful response at a path. */
export function editing(path: string, edit: Edit): Alter {
  return onSuccess((response) => {
    const body = bodyOf(response);
    return body === undefined ? response : withBody(response, edited(body, path, edit));
  });
}

/** Removes a field from a response. */
export function removing(path: string): Alter {
  return editing(path, () => gone);
}

/** Sets a field of a response. */
export function setting(path: string, value: Json): Alter {
  return editing(path, () => value);
}

/** Edits the body of a successful response that is an object. */
export function remaking(remake: (body: JsonObject, call: Call) => Json): Alter {
  return onSuccess((response, call) => {
    const body = bodyOf(response);
    return isObject(body) ? withBody(response, remake(body, call)) : response;
  });
}
