import { evaluate } from '#server/contract/validation/validations.ts';
import { acceptsSound } from '#tools/contract/checks/accepts-sound.ts';
import {
  fits,
  plainBody,
  type Target,
  type Writer,
} from '#tools/contract/checks/writes/write-bodies.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import { recordLike, viewCall, viewsOf } from '#tools/contract/world/views.ts';

const check = 'writes';

/** The body that makes a record as it is, by the reads that show it; null where none does. */
export async function presentBody(
  run: Run,
  { operation, settable }: Writer,
  { as, path }: Target,
): Promise<JsonObject | null> {
  const plain = plainBody(run, operation, as);
  if (plain === null) return null;
  const call: Call = { operation, as, parts: { path, query: [], headers: {}, body: null } };
  const nothing = { method: '', url: '', headers: {}, body: null };
  for (const view of viewsOf(run.contract, operation)) {
    const read = viewCall(view, { call, request: nothing, response: null, failure: null });
    const exchange = read && (await run.client.send(read));
    const response =
      exchange && isSuccess(exchange)
        ? recordLike(view, exchange.response?.json, { id: Object.values(path).at(-1) })
        : undefined;
    if (response === undefined) continue;
    let body = plain;
    for (const { name, shown } of settable) {
      if (typeof shown !== 'string') continue;
      const next = { ...body, [name]: evaluate(shown, { response, request: plain }) };
      if (next[name] !== undefined && fits(run, operation, next)) body = next;
    }
    return body;
  }
  return null;
}

/** Sends a body; null when it may not be sent, or was rejected. */
export async function sendBody(
  run: Run,
  { operation }: Writer,
  { as, path }: Target,
  { value, subject }: { readonly value: JsonObject; readonly subject: string },
): Promise<Exchange | null> {
  const plain = run.cases.plain(operation, as);
  if (plain.body === null) return null;
  const parts = { ...plain, path: { ...plain.path, ...path }, body: { ...plain.body, value } };
  if (!run.may(operation, parts)) return null;
  const call = { operation, as, parts };
  const about = { check, subject } as const;
  const exchange = await run.send(call, about, acceptsSound(operation), { impatient: true });
  return isSuccess(exchange) ? exchange : null;
}
