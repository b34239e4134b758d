import { isDeepStrictEqual } from 'node:util';
import { readWholeList } from '#tools/contract/checks/lists/whole-list.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { bareSchema } from '#tools/contract/world/annotations.ts';
import type { Settable } from '#tools/contract/world/shown.ts';
import { recordsOf, successMedia, type View, viewCall } from '#tools/contract/world/views.ts';
import { brief } from './difference.ts';

/** A list before a change, with all of its pages. */
export interface Neighbors {
  readonly view: View;
  readonly as: Person;
  readonly path: Call['parts']['path'];
  readonly records: readonly JsonObject[];
  /** Whether a record that is missing later is gone. */
  readonly isWhole: boolean;
}

/** The lists that show the record of an exchange, as they are now; null where there is none. */
export async function neighborsOf(
  run: Run,
  exchange: Exchange,
  views: readonly View[],
): Promise<Neighbors | null> {
  const view = views.find(({ list }) => list !== null);
  const call = view && viewCall(view, exchange);
  const { as } = exchange.call;
  if (!view || !call || typeof as !== 'string' || as === 'nobody') return null;
  const found = await read(run, { view, as, path: call.parts.path });
  return found && { view, as, path: call.parts.path, ...found };
}

/** The whole list, or the first page of one that is too long. */
async function read(
  run: Run,
  { view, as, path }: Pick<Neighbors, 'view' | 'as' | 'path'>,
): Promise<(Pick<Neighbors, 'records' | 'isWhole'> & { exchange: Exchange }) | null> {
  const whole = await readWholeList(run, view, as, path);
  if (whole !== null) return { records: whole.items, isWhole: true, exchange: whole.exchange };
  const parts = { path, query: [], headers: {}, body: null };
  const exchange = await run.client.send({ operation: view.operation, as, parts });
  if (!isSuccess(exchange)) return null;
  return { records: recordsOf(view, exchange.response?.json), isWhole: false, exchange };
}

/**
 * Records that were not named by a change and are not as before.
 * @param named ids of those that were.
 * @param verb what the operation does to the named one.
 */
export async function neighborFlaws(
  run: Run,
  before: Neighbors,
  {
    operation,
    settable,
    named,
    verb,
  }: {
    operation: string;
    settable: readonly Settable[];
    named: ReadonlySet<unknown>;
    verb: string;
  },
): Promise<{ readonly exchange: Exchange; readonly flaw: Flaw }[]> {
  const after = await read(run, before);
  if (after === null) return [];
  const now = new Map(after.records.map((one) => [one.id, one]));
  return before.records.flatMap((record) => {
    const id = idText(record.id);
    if (id !== null && named.has(id)) return [];
    const next = now.get(record.id);
    if (next === undefined && !(before.isWhole && after.isWhole)) return [];
    const changed = settable.find(({ name }) => !isDeepStrictEqual(record[name], next?.[name]));
    if (next !== undefined && changed === undefined) return [];
    const what = next === undefined ? 'another record' : `${changed?.name} of another record`;
    const flaw: Flaw = {
      rule: 'others-changed',
      expected: `${what} stays when ${operation} ${verb}`,
      actual: next === undefined ? `${record.id} is gone` : brief(next[changed?.name ?? '']),
    };
    return [{ exchange: after.exchange, flaw }];
  });
}

/** A list of which an action changes so many other records is not left alone; one may be the former default. */
const mostFollowing = 1;

/**
 * An action on one record leaves the states of the others: at most one may follow, as the one that was active before.
 * @param named ids of the record that it is about.
 */
export async function stateFlaw(
  run: Run,
  before: Neighbors,
  action: string,
  named: ReadonlySet<unknown>,
): Promise<{ readonly exchange: Exchange; readonly flaw: Flaw } | null> {
  const after = await read(run, before);
  const states = after === null ? [] : statesOf(run, before.view);
  if (after === null || states.length === 0) return null;
  const now = new Map(after.records.map((one) => [one.id, one]));
  const changed = before.records.flatMap((record) => {
    const next = now.get(record.id);
    if (next === undefined || named.has(idText(record.id))) return [];
    const name = states.find((one) => !isDeepStrictEqual(record[one], next[one]));
    return name === undefined ? [] : [{ id: record.id, name, value: next[name] }];
  });
  const [first] = changed;
  if (first === undefined || changed.length <= mostFollowing) return null;
  const flaw: Flaw = {
    rule: 'others-changed',
    expected: `${first.name} of other records stays when ${action} changes one`,
    actual: `${changed.length} others changed: ${first.id} to ${brief(first.value)}`,
  };
  return { exchange: after.exchange, flaw };
}

/** The properties of the records of a list that are enumerations. */
function statesOf({ contract }: Run, { operation, list }: View): string[] {
  const { properties = {} } = bareSchema(contract, successMedia(operation)?.schema ?? {});
  const { items = {} } = bareSchema(contract, properties[list ?? ''] ?? {});
  return Object.entries(bareSchema(contract, items).properties ?? {}).flatMap(([name, schema]) =>
    bareSchema(contract, schema).enum === undefined ? [] : [name],
  );
}
