import { ATTEMPTS } from '#tools/contract/checks/attempts.ts';
import { isObject, type Schema } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { lastingJson } from '#tools/contract/world/temporary.ts';
import {
  recordLike,
  successMedia,
  type View,
  viewCall,
  viewsOf,
} from '#tools/contract/world/views.ts';
import { brief, type Difference, differenceOf } from './difference.ts';

/** What the contract adds to a schema of states. */
interface Annotated {
  /** States that the server leaves by itself, so that the next read may show more. */
  readonly 'x-passing'?: readonly string[];
}

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
  if (isPassing(run, exchange)) return flaws;
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

/** Whether the server goes on with the record by itself. */
function isPassing({ contract }: Run, { call, response }: Exchange): boolean {
  const schema = successMedia(call.operation)?.schema;
  const properties = (schema && contract.resolve(schema).properties) ?? {};
  const json = isObject(response?.json) ? response.json : {};
  return Object.entries(properties).some(([name, property]) => {
    const states = (contract.resolve(property) as Schema & Annotated)['x-passing'] ?? [];
    return states.some((state) => state === json[name]);
  });
}

async function differenceIn(
  run: Run,
  exchange: Exchange,
  view: View,
): Promise<{ difference: Difference; other: Exchange } | null> {
  const call = viewCall(view, exchange);
  if (call === null) return null;
  const json = lastingJson(run.contract, exchange);
  let found: { difference: Difference; other: Exchange } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const other = await run.client.send(call);
    const read = lastingJson(run.contract, other);
    const record = isSuccess(other) ? recordLike(view, read, json) : undefined;
    const difference = record === undefined ? null : differenceOf(json, record, '');
    if (difference === null) return null;
    found = { difference, other };
  }
  return found;
}
