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

/** A new record that its list did not have at once. */
export interface Unlisted {
  readonly id: string;
  readonly created: Exchange;
  readonly first: WholeList;
  readonly read: () => Promise<WholeList | null>;
  /** When the list was read, milliseconds of this process. */
  readonly at: number;
}

/**
 * The list under the path of a creating call has the new record at once; null when it has, or there is none.
 * @param views the reads that show records of its kind.
 */
export async function unlistedRecord(
  run: Run,
  created: Exchange,
  views: readonly View[],
): Promise<Unlisted | null> {
  const { operation, as, parts } = created.call;
  const id = isObject(created.response?.json) ? idText(created.response.json.id) : null;
  const view = views.find((one) => one.list !== null && one.operation.path === operation.path);
  if (id === null || view === undefined || typeof as !== 'string' || as === 'nobody') return null;
  if (!showsAll(run, view.operation)) return null;
  const read = () => readWholeList(run, view, as, parts.path);
  const first = await read();
  if (first === null || first.records.has(id)) return null;
  return { id, created, first, read, at: performance.now() };
}

/**
 * What is wrong with a record that its list did not have at once: that it came late, or not at all. Null where its state
 * may keep it from the list. Waits for what is left of the time that a late one may take.
 */
export async function unlistedFlaw(
  run: Run,
  unlisted: Unlisted,
): Promise<{ readonly exchange: Exchange; readonly flaw: Flaw } | null> {
  const { id, created, first } = unlisted;
  const wait = await secondsUntilListed(unlisted);
  if (wait === null && !isLikeOthers(run, created, first.records)) return null;
  const expected = `${id} in the list, which ${created.call.operation.id} has created`;
  const actual =
    wait === null
      ? `it is not among ${first.records.size} records`
      : `it is not listed at once, but within ${wait} s`;
  const flaw = { rule: 'created-not-listed', expected, actual, other: created } as const;
  return { exchange: first.exchange, flaw };
}

/** Within how many seconds a late record is listed; null when it still is not after the longest wait. */
async function secondsUntilListed({ id, read, at }: Unlisted): Promise<number | null> {
  for (;;) {
    const found = await read();
    const seconds = (performance.now() - at) / 1000;
    if (found === null) return null;
    if (found.records.has(id)) return Math.ceil(seconds);
    if (seconds >= longestWait) return null;
    await delay(Math.min(step, longestWait - seconds) * 1000);
  }
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
