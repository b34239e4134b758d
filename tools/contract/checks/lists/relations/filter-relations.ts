import { idText } from '#tools/contract/ids/id-values.ts';
import { valueAt } from '#tools/contract/openapi/pointer.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import { type Breach, difference, hasSameKeys, type IDsOf, type Relation } from './list-breach.ts';
import type { ListRange } from './list-ranges.ts';
import type { Listing, ListReads } from './list-reads.ts';
import type { ListFilter, ListShape } from './list-shape.ts';
import { checkPages } from './page-relations.ts';

/** How many ids of a kind are requested one by one. */
const triedIDs = 3;
/** How many values of a filter are combined with those of others. */
const triedValues = 6;
/** `2026-03-14` */
const dayLength = 10;

/** A filter with a value that some records have. */
interface Choice {
  readonly parameters: JsonObject;
  readonly found: Listing;
}

/** Parameters that leave out records, with values that some of them have. */
interface Chooser {
  readonly name: string;
  readonly choices: (reads: ListReads) => Promise<readonly Choice[]>;
}

/** Each value narrows, several unite, two filters intersect, an unknown id finds nothing. */
export function filterRelations({ filters, ranges }: ListShape, idsOf: IDsOf): Relation[] {
  const chosenBy = (filter: ListFilter): Chooser => ({
    name: filter.name,
    choices: (reads) => choicesOf(reads, filter, idsOf),
  });
  const byRange = (range: ListRange): Chooser => ({
    name: `${range.from} and ${range.to}`,
    choices: (reads) => rangeChoices(reads, range),
  });
  return [
    ...filters.map(
      (filter): Relation => ({
        subject: `each value of ${filter.name}`,
        rule: 'filter-not-narrowing',
        check: (reads) => checkNarrowing(reads, filter, idsOf),
      }),
    ),
    ...filters
      .filter(({ isList }) => isList)
      .map(
        (filter): Relation => ({
          subject: `several values of ${filter.name}`,
          rule: 'filter-not-uniting',
          check: (reads) => checkUniting(reads, filter, idsOf),
        }),
      ),
    ...filters
      .filter(({ kind }, index) => kind === 'flag' || index === 0)
      .map(
        (filter): Relation => ({
          subject: `pages of two sizes with ${filter.name}`,
          rule: 'pages-not-whole',
          check: async (reads) => {
            const chosen = await choose(reads, filter, idsOf);
            return chosen && checkPages(reads, chosen.found);
          },
        }),
      ),
    ...[
      ...pairsOf(filters.map(chosenBy)),
      ...filters.flatMap((filter) =>
        ranges.map((range): [Chooser, Chooser] => [chosenBy(filter), byRange(range)]),
      ),
    ].map(
      ([one, other]): Relation => ({
        subject: `${one.name} and ${other.name} together`,
        rule: 'filters-not-intersecting',
        check: (reads) => checkIntersection(reads, one, other),
      }),
    ),
  ];
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) =>
    items.slice(index + 1).map((other): [Item, Item] => [one, other]),
  );
}

/** An id of the path is text, also where records have it as a number. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'number' && String(one) === other);
}

function parametersOf({ name, isList }: ListFilter, ...values: readonly unknown[]): JsonObject {
  return { [name]: isList ? values : values[0] };
}

/** The values of an enum, or ids: first those of the records. */
function valuesOf(filter: ListFilter, whole: Listing, idsOf: IDsOf): readonly unknown[] {
  const { place } = filter;
  const own = place === null ? [] : whole.items.map((item) => valueAt(item, place));
  if (filter.kind === 'number') {
    const numbers = [...new Set(own)].filter((value) => typeof value === 'number');
    // 0 is a value as any other, which careless code takes for none.
    return numbers.sort((one, other) => Math.abs(one) - Math.abs(other)).slice(0, triedIDs);
  }
  if (filter.kind !== 'id') return filter.values;
  const ids = [...own, ...idsOf(filter.name)].filter((id) => idText(id) !== null);
  return [...new Map(ids.map((id) => [String(id), id])).values()].slice(0, triedIDs);
}

async function checkNarrowing(
  reads: ListReads,
  filter: ListFilter,
  idsOf: IDsOf,
): Promise<Breach | null> {
  const whole = await reads.whole();
  if (whole === null || whole.total === 0) return null;
  for (const value of valuesOf(filter, whole, idsOf)) {
    const found = await reads.whole(parametersOf(filter, value));
    const breach = found && narrowingBreach(reads, filter, whole, found, value);
    if (breach) return breach;
  }
  if (filter.kind === 'flag' && filter.place === null) return checkFalse(reads, filter, whole);
  if (filter.kind !== 'id') return null;
  for (const id of idsOf(filter.name, 'others').slice(0, triedIDs)) {
    const found = await reads.whole(parametersOf(filter, id));
    const added = found?.keys.filter((key) => !whole.keys.includes(key)) ?? [];
    if (found === null || added.length === 0) continue;
    const expected = `${filter.name} of another person finds none of that person’s records`;
    return { expected, actual: `${added[0]} in addition`, parameters: found.parameters };
  }
  const parameters = parametersOf(filter, filter.unknown);
  const found = await reads.whole(parameters);
  if (found === null || found.total === 0) return null;
  return {
    expected: `nothing for an unknown ${filter.name}`,
    actual: `${found.total}`,
    parameters,
  };
}

function narrowingBreach(
  reads: ListReads,
  { name, kind, place }: ListFilter,
  whole: Listing,
  found: Listing,
  value: unknown,
): Breach | null {
  const { parameters } = found;
  const added = found.keys.filter((key) => !whole.keys.includes(key));
  if (added.length > 0 || found.total > whole.total) {
    const actual = `total ${found.total} of ${whole.total}, ${added[0] ?? 'nothing'} in addition`;
    return { expected: `${name} leaves out records and adds none`, actual, parameters };
  }
  if (place === null || reads.shape.group !== null) return null;
  const having = whole.items.filter((item) => isSame(valueAt(item, place), value));
  const expected = reads.keysOf(having);
  // What has an id may also be found by the ids above it: a category by its parent.
  const keys = kind === 'id' ? found.keys.filter((key) => expected.includes(key)) : found.keys;
  if (hasSameKeys(keys, expected)) return null;
  return {
    expected: `${name} ${JSON.stringify(value)}: the records that have it`,
    actual: difference(keys, expected),
    parameters,
  };
}

async function checkUniting(
  reads: ListReads,
  filter: ListFilter,
  idsOf: IDsOf,
): Promise<Breach | null> {
  const whole = await reads.whole();
  if (whole === null || whole.total === 0) return null;
  const values = valuesOf(filter, whole, idsOf);
  const singles: { value: unknown; keys: readonly string[] }[] = [];
  for (const value of values) {
    const found = await reads.whole(parametersOf(filter, value));
    if (found !== null) singles.push({ value, keys: found.keys });
  }
  // Pairs that differ show most; the rest is in the request with all values.
  const filled = singles.filter(({ keys }) => keys.length > 0);
  const sets = [filled.slice(0, 2), filled.slice(-2), singles.slice(0, filter.most)];
  for (const chosen of sets.filter(({ length }) => length > 1)) {
    const together = await reads.whole(parametersOf(filter, ...chosen.map(({ value }) => value)));
    if (together === null) continue;
    const all = [...new Set(chosen.flatMap(({ keys }) => keys))];
    const common = all.filter((key) => chosen.every(({ keys }) => keys.includes(key)));
    const breach = filter.needsAll
      ? commonBreach(reads, together, common)
      : hasSameKeys(together.keys, all)
        ? null
        : difference(together.keys, all);
    if (breach === null) continue;
    const what = filter.needsAll ? 'the records that have all' : 'the records that have any';
    const named = JSON.stringify(chosen.map(({ value }) => value));
    const { parameters } = together;
    return { expected: `${filter.name} ${named}: ${what}`, actual: breach, parameters };
  }
  return null;
}

/** A group may have two values in two of its records, and then has not both in one. */
function commonBreach(reads: ListReads, { keys }: Listing, common: readonly string[]) {
  const expected = reads.shape.group === null ? common : common.filter((key) => keys.includes(key));
  return hasSameKeys(keys, expected) ? null : difference(keys, expected);
}

/** A flag that is false is as if it were not there, or leaves the other records. */
async function checkFalse(
  reads: ListReads,
  filter: ListFilter,
  whole: Listing,
): Promise<Breach | null> {
  if (filter.isList || reads.shape.group !== null) return null;
  const [on, off] = [
    await reads.whole(parametersOf(filter, true)),
    await reads.whole(parametersOf(filter, false)),
  ];
  if (on === null || off === null || hasSameKeys(off.keys, whole.keys)) return null;
  const others = whole.keys.filter((key) => !on.keys.includes(key));
  if (hasSameKeys(off.keys, others)) return null;
  return {
    expected: `${filter.name} false: all records, or those that true leaves out`,
    actual: difference(off.keys, whole.keys),
    parameters: off.parameters,
  };
}

async function checkIntersection(
  reads: ListReads,
  one: Chooser,
  other: Chooser,
): Promise<Breach | null> {
  const pairs = pairsToTry(await one.choices(reads), await other.choices(reads));
  for (const [first, second] of pairs) {
    const parameters = { ...first.parameters, ...second.parameters };
    const both = await reads.whole(parameters);
    if (both === null) return null;
    const actual = commonBreach(reads, both, commonOf(first, second));
    if (actual === null) continue;
    return { expected: `${one.name} and ${other.name}: what both find alone`, actual, parameters };
  }
  return null;
}

function commonOf(first: Choice, second: Choice): string[] {
  return first.found.keys.filter((key) => second.found.keys.includes(key));
}

/**
 * Pairs of values that show most: some records have both, and others have only the one or only the other, so that neither
 * may be dropped. Where no pair is like that, one for each of these.
 */
function pairsToTry(one: readonly Choice[], other: readonly Choice[]): [Choice, Choice][] {
  const all = one.flatMap((left) => other.map((right): [Choice, Choice] => [left, right]));
  const isCommon = ([left, right]: [Choice, Choice]) => commonOf(left, right).length > 0;
  const needsLeft = ([left, right]: [Choice, Choice]) =>
    commonOf(left, right).length < right.found.keys.length;
  const needsRight = ([left, right]: [Choice, Choice]) =>
    commonOf(left, right).length < left.found.keys.length;
  const best = all.find((pair) => isCommon(pair) && needsLeft(pair) && needsRight(pair));
  const others = [isCommon, needsLeft, needsRight].map((shows) => all.find(shows));
  const chosen = [all[0], ...(best === undefined ? others : [best])];
  return [...new Set(chosen)].filter((pair) => pair !== undefined);
}

/** A value that some records have, if possible not all. */
async function choose(reads: ListReads, filter: ListFilter, idsOf: IDsOf): Promise<Choice | null> {
  return (await choicesOf(reads, filter, idsOf))[0] ?? null;
}

/** The values that some records have, first those that not all have. */
async function choicesOf(reads: ListReads, filter: ListFilter, idsOf: IDsOf): Promise<Choice[]> {
  const whole = await reads.whole();
  if (whole === null) return [];
  const chosen: Choice[] = [];
  for (const value of valuesOf(filter, whole, idsOf).slice(0, triedValues)) {
    const parameters = parametersOf(filter, value);
    const found = await reads.whole(parameters);
    if (found !== null && found.total > 0) chosen.push({ parameters, found });
  }
  const isAll = ({ found }: Choice) => Number(found.total >= whole.total);
  return chosen.toSorted((one, other) => isAll(one) - isAll(other));
}

/** Both bounds, so that records are left out on either side. */
async function rangeChoices(
  reads: ListReads,
  { from, to, place, kind }: ListRange,
): Promise<Choice[]> {
  const whole = await reads.whole();
  if (whole === null) return [];
  const values = whole.items
    .map((item) => valueAt(item, place))
    .filter((value) => typeof value === (kind === 'number' ? 'number' : 'string'))
    .map((value) => (kind === 'day' ? String(value).slice(0, dayLength) : value))
    .sort((one, other) => (String(one) < String(other) ? -1 : 1));
  if (kind === 'number') values.sort((one, other) => Number(one) - Number(other));
  const [low, high] = [
    values[Math.floor(values.length / 4)],
    values[Math.floor((values.length * 3) / 4)],
  ];
  if (low === undefined || high === undefined) return [];
  const parameters = { [from]: low, [to]: high };
  const found = await reads.whole(parameters);
  return found === null || found.total === 0 ? [] : [{ parameters, found }];
}
