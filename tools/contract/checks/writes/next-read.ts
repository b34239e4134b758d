import type { Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { recordLike, type View, viewCall, viewsOf } from '#tools/contract/world/views.ts';
import { brief, type Difference, differenceOf } from './difference.ts';

/** A background job may explain a difference once. */
const ATTEMPTS = 2;

/**
 * What the next reads show otherwise than the response to a change has said.
 * @param views the reads with the same schema as the response.
 */
export async function nextReadFlaws(
  run: Run,
  exchange: Exchange,
  views: readonly View[] = viewsOf(run.contract, exchange.call.operation),
): Promise<Flaw[]> {
  const flaws: Flaw[] = [];
  for (const view of views) {
    const found = await differenceIn(run, exchange, view);
    if (found === null) continue;
    const { at, one, two } = found.difference;
    flaws.push({
      rule: 'change-lost',
      expected: `${at || 'the response'} of ${exchange.call.operation.id} is as in the response to the change`,
      actual: `${brief(two)} instead of ${brief(one)}`,
      other: found.other,
    });
  }
  return flaws;
}

async function differenceIn(
  run: Run,
  exchange: Exchange,
  view: View,
): Promise<{ difference: Difference; other: Exchange } | null> {
  const call = viewCall(view, exchange);
  if (call === null) return null;
  const json = exchange.response?.json;
  let found: { difference: Difference; other: Exchange } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const other = await run.client.send(call);
    const record = isSuccess(other) ? recordLike(view, other.response?.json, json) : undefined;
    const difference = record === undefined ? null : differenceOf(json, record, '');
    if (difference === null) return null;
    found = { difference, other };
  }
  return found;
}
