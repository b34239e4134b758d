import { isDeepStrictEqual } from 'node:util';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { type View, viewCall } from '#tools/contract/world/views.ts';

/** A read with the ETag that it had before a change. */
export interface Tagged {
  readonly exchange: Exchange;
  readonly tag: string;
}

/** The reads of a record, and of lists with it, that have an ETag. */
export async function readTagged(
  run: Run,
  changed: Exchange,
  views: readonly View[],
): Promise<Tagged[]> {
  const found: Tagged[] = [];
  for (const view of views) {
    const call = view.operation.responses.has('304') ? viewCall(view, changed) : null;
    const exchange = call && (await run.client.send(call));
    const tag = exchange?.response?.headers.get('etag') ?? null;
    if (exchange && isSuccess(exchange) && tag !== null) found.push({ exchange, tag });
  }
  return found;
}

/** The reads that show something else after a change, though their ETag says that they are the same. */
export async function staleTagFlaws(
  run: Run,
  tagged: readonly Tagged[],
): Promise<{ readonly exchange: Exchange; readonly flaw: Flaw }[]> {
  const flaws: { exchange: Exchange; flaw: Flaw }[] = [];
  for (const { exchange: before, tag } of tagged) {
    const now = await run.client.send(before.call);
    if (!isSuccess(now) || isDeepStrictEqual(now.response?.json, before.response?.json)) continue;
    const again = await run.client.send(withTag(before.call, tag));
    if (again.response?.status !== 304) continue;
    const expected = `200 for the ETag ${tag} of what has changed since`;
    flaws.push({
      exchange: again,
      flaw: { rule: 'not-modified-ignored', expected, actual: '304', other: now },
    });
  }
  return flaws;
}

function withTag(call: Call, tag: string): Call {
  const headers = { ...call.parts.headers, 'If-None-Match': tag };
  return { ...call, parts: { ...call.parts, headers } };
}
