import { setTimeout as delay } from 'node:timers/promises';
import { readWholeList, type WholeList } from '#tools/contract/checks/lists/whole-list.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { bareSchema } from '#tools/contract/world/annotations.ts';
import { successMedia, type View } from '#tools/contract/world/views.ts';

/** How long a late record is waited for, and how often the list is read meanwhile, seconds. */
const longestWait = 8;
const step = 2;
const paging = ['page', 'pageSize', 'sort', 'direction'];
/** Parameters of lists whose responses do not say whether they are whole. */
const partial = ['limit', 'offset', 'cursor', 'after', 'before'];

/**
 * The list under the path of a creating call has the new record at once.
 * @param views the reads that show records of its kind.
 */
export async function createdListedFlaw(
  run: Run,
  created: Exchange,
  views: readonly View[],
): Promise<{ readonly exchange: Exchange; readonly flaw: Flaw } | null> {
  const { operation, as, parts } = created.call;
  const id = isObject(created.response?.json) ? idText(created.response.json.id) : null;
  const view = views.find((one) => one.list !== null && one.operation.path === operation.path);
  if (id === null || view === undefined || typeof as !== 'string' || as === 'nobody') return null;
  if (!showsAll(run, view.operation)) return null;
  const found = await readWholeList(run, view, as, parts.path);
  if (found === null || found.records.has(id)) return null;
  const wait = await secondsUntilListed(id, () => readWholeList(run, view, as, parts.path));
  if (wait === null && !isLikeOthers(run, created, found.records)) return null;
  const expected = `${id} in the list, which ${operation.id} has created`;
  const actual =
    wait === null
      ? `it is not among ${found.records.size} records`
      : `it is not listed until ${wait} s later`;
  const flaw = { rule: 'created-not-listed', expected, actual, other: created } as const;
  return { exchange: found.exchange, flaw };
}

/** After how many seconds a late record is listed; null when it still is not. */
async function secondsUntilListed(
  id: string,
  read: () => Promise<WholeList | null>,
): Promise<number | null> {
  for (let seconds = step; seconds <= longestWait; seconds += step) {
    await delay(step * 1000);
    const found = await read();
    if (found === null) return null;
    if (found.records.has(id)) return seconds;
  }
  return null;
}

/**
 * Whether records in the state of the new one are listed. The server decides about states: a review that
 * is not published yet is in no list.
 */
function isLikeOthers(
  run: Run,
  created: Exchange,
  records: ReadonlyMap<string, JsonObject>,
): boolean {
  const schema = successMedia(created.call.operation)?.schema ?? {};
  const { properties = {} } = bareSchema(run.contract, schema);
  const sent = Object(created.call.parts.body?.value);
  const states = Object.keys(properties).filter(
    (name) => !(name in sent) && bareSchema(run.contract, properties[name] ?? {}).enum,
  );
  const json = created.response?.json;
  if (states.length === 0 || !isObject(json)) return states.length === 0;
  return [...records.values()].some((one) => states.every((name) => one[name] === json[name]));
}

/** Whether a list without parameters leaves nothing out: a default may. */
function showsAll(run: Run, operation: Operation): boolean {
  return operation.parameters.every(({ name, schema, in: place }) => {
    if (place !== 'query') return true;
    const isDefault = run.contract.resolve(schema).default !== undefined;
    const chooses = 'x-filter' in schema && schema['x-filter'] === 'choice';
    return !partial.includes(name) && !chooses && (!isDefault || paging.includes(name));
  });
}
