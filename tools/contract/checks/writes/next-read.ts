import { isDeepStrictEqual } from 'node:util';
import { ATTEMPTS } from '#tools/contract/checks/attempts.ts';
import { readWholeList } from '#tools/contract/checks/lists/whole-list.ts';
import { isObject, type Schema } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { commonProperties, otherViewsOf } from '#tools/contract/world/record-views.ts';
import { lastingJson } from '#tools/contract/world/temporary.ts';
import {
  recordLike,
  successMedia,
  type View,
  viewCall,
  viewsOf,
} from '#tools/contract/world/views.ts';
import { observationOf } from '#tools/contract/world/world.ts';
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
  for (const found of await Promise.all(views.map((view) => differenceIn(run, exchange, view)))) {
    if (found === null) continue;
    const { at, one, two } = found.difference;
    flaws.push({
      rule: 'change-lost',
      expected: `${at || 'the response'} of ${exchange.call.operation.id} is as in the response to the change`,
      actual: `${brief(two)} instead of ${brief(one)}`,
      other: found.other,
    });
  }
  for (const view of otherViewsOf(run.contract, exchange.call.operation)) {
    const found = await promiseBrokenBy(run, exchange, view);
    if (found === null) continue;
    const { name, promised, actual } = found.breach;
    flaws.push({
      rule: 'change-lost',
      expected: `${name} in ${view.operation.id} is as in the response to ${exchange.call.operation.id}`,
      actual: `${brief(actual)} instead of ${brief(promised)}`,
      other: found.other,
    });
  }
  return flaws;
}

/** A value that a response has promised and another read does not show. */
interface Breach {
  readonly name: string;
  readonly promised: unknown;
  readonly actual: unknown;
}

/** What a read with another schema of the same record shows otherwise; null when it shows the same, or nothing. */
async function promiseBrokenBy(
  run: Run,
  exchange: Exchange,
  view: View,
): Promise<{ breach: Breach; other: Exchange } | null> {
  let found: { breach: Breach; other: Exchange } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    found = null;
    for (const other of await readsOf(run, exchange, view)) {
      const breach = breachIn(run, exchange, view, other);
      if (breach !== null) found = { breach, other };
    }
    if (found === null) return null;
  }
  return found;
}

/** The responses of a read after a change: of a list all pages. */
async function readsOf(run: Run, changed: Exchange, view: View): Promise<readonly Exchange[]> {
  const call = viewCall(view, changed);
  const { as } = changed.call;
  if (call === null || typeof as !== 'string' || as === 'nobody') return [];
  if (view.list === null) return [await run.client.send(call)];
  return (await readWholeList(run, view, as, call.parts.path))?.exchanges ?? [];
}

function breachIn(run: Run, changed: Exchange, view: View, other: Exchange): Breach | null {
  if (!isSuccess(other)) return null;
  const shown = new Map(
    observationOf(run.contract, other).facts.map(({ name, value }) => [name, value]),
  );
  for (const { name, value } of observationOf(run.contract, changed).facts) {
    if (!shown.has(name) || isDeepStrictEqual(shown.get(name), value)) continue;
    return { name, promised: value, actual: shown.get(name) };
  }
  return shown.size > 0 ? null : namedBreach(run, changed, view, other);
}

/** The same by the names of properties, in a contract without facts. */
function namedBreach(run: Run, changed: Exchange, view: View, other: Exchange): Breach | null {
  const json = lastingJson(run.contract, changed);
  const record = recordLike(view, lastingJson(run.contract, other), json);
  const [own, read] = [changed.call.operation, view.operation].map(
    (one) => successMedia(one)?.schema,
  );
  if (record === undefined || !isObject(json) || !own || !read) return null;
  const lists = run.contract.resolve(read).properties ?? {};
  const shown =
    view.list === null ? read : (run.contract.resolve(lists[view.list] ?? {}).items ?? {});
  for (const name of commonProperties(run.contract, own, shown)) {
    if (!(name in json) || !(name in record) || isDeepStrictEqual(json[name], record[name]))
      continue;
    return { name, promised: json[name], actual: record[name] };
  }
  return null;
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
