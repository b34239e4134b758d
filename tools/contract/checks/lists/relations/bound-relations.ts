import { valueAt } from '#tools/contract/openapi/pointer.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import { type Breach, difference, hasSameKeys, type Relation } from './list-breach.ts';
import type { ListRange } from './list-ranges.ts';
import type { Listing, ListReads } from './list-reads.ts';
import type { ListShape } from './list-shape.ts';

const dayMs = 86_400_000;
const secondMs = 1000;
/** `2026-03-14` */
const dayLength = 10;
/** The time zones of Russia are less than so many hours ahead of UTC, or as many. */
const noon = 12;

/** Bounds from the first to the last day or number, both inclusive. */
export function boundRelations({ ranges }: ListShape): Relation[] {
  return ranges.map((range) => ({
    subject: `${range.from} and ${range.to}`,
    rule: 'bounds-ignored',
    check: (reads) => checkRange(reads, range),
  }));
}

async function checkRange(reads: ListReads, range: ListRange): Promise<Breach | null> {
  return (
    (await checkMiddle(reads, range)) ??
    (await checkDay(reads, range)) ??
    (await checkZero(reads, range))
  );
}

/** A bound of 0 is one: it is not as if there were none. */
async function checkZero(
  reads: ListReads,
  { from, to, place, takesZero }: ListRange,
): Promise<Breach | null> {
  const whole = takesZero && reads.shape.group === null ? await reads.whole() : null;
  if (whole === null) return null;
  const values = whole.items.map((item) => valueAt(item, place));
  if (!values.every((value) => typeof value === 'number')) return null;
  const cases: [parameters: JsonObject, isIn: (value: number) => boolean][] = [
    [{ [to]: 0 }, (value) => value <= 0],
    [{ [from]: 0 }, (value) => value >= 0],
    [{ [from]: 0, [to]: 0 }, (value) => value === 0],
  ];
  for (const [parameters, isIn] of cases) {
    const found = await reads.whole(parameters);
    const expected = whole.keys.filter((_key, index) => isIn(Number(values[index])));
    if (found === null || hasSameKeys(found.keys, expected)) continue;
    return {
      expected: `${JSON.stringify(parameters)}: the records with such a value`,
      actual: difference(found.keys, expected),
      parameters,
    };
  }
  return null;
}

/**
 * Both bounds of the day of a record leave it in, and the days beside it leave it out. Where the contract
 * names no time zone, it is a record of a morning in UTC, which is of the same day in all of Russia.
 */
async function checkDay(reads: ListReads, range: ListRange): Promise<Breach | null> {
  const whole = await reads.whole();
  if (whole === null || range.kind !== 'day') return null;
  const { zone } = range;
  const moments = whole.items.map((item) => valueAt(item, range.place));
  // A moment whose day has another date in UTC.
  const showsMost = (moment: unknown) =>
    range.isOfDays
      ? typeof moment === 'string'
      : zone === null
        ? isOfMorning(moment)
        : dayOf(moment, zone) !== dayOf(moment, 'UTC');
  const first = moments.findIndex(showsMost);
  const index = first < 0 && zone !== null ? moments.findIndex((one) => dayOf(one, zone)) : first;
  const key = whole.keys[index];
  const day = dayOf(moments[index], zone ?? 'UTC');
  if (key === undefined || day === null) return null;
  const { from, to } = range;
  const bounds: [parameters: JsonObject, has: boolean][] = [
    [{ [from]: day }, true],
    [{ [to]: day }, true],
  ];
  // A group may have other records on the days beside it.
  if (reads.shape.group === null) {
    bounds.push([{ [from]: dayBeside(day, 1) }, false], [{ [to]: dayBeside(day, -1) }, false]);
  }
  for (const [parameters, has] of bounds) {
    const found = await reads.whole(parameters);
    if (found === null || found.keys.includes(key) === has) continue;
    const expected = `${key} of ${day} ${has ? 'within' : 'outside'} ${JSON.stringify(parameters)}`;
    return { expected, actual: has ? 'it is missing' : 'it is listed', parameters };
  }
  return null;
}

/** The date of a moment in a time zone, `2026-03-14`; null for anything else. */
function dayOf(value: unknown, timeZone: string): string | null {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null;
  if (value.length === dayLength) return value;
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(value));
}

function isOfMorning(value: unknown): boolean {
  const hour = typeof value === 'string' ? /T(\d\d):.*Z$/.exec(value)?.[1] : undefined;
  return hour !== undefined && Number(hour) < noon;
}

function dayBeside(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

async function checkMiddle(reads: ListReads, range: ListRange): Promise<Breach | null> {
  const whole = await reads.whole();
  const middle = whole && middleOf(whole, range);
  if (whole === null || middle === null) return null;
  const { from, to } = range;
  const after = nextOf(middle, range);
  const above = await reads.whole({ [from]: middle });
  const below = await reads.whole({ [to]: middle });
  const inside = await reads.whole({ [from]: middle, [to]: middle });
  const empty = await reads.whole({ [from]: after, [to]: middle });
  const rest = await reads.whole({ [from]: after });
  if (empty !== null && empty.total > 0) {
    const actual = `${empty.total} records`;
    return {
      expected: `nothing ${from} ${after} ${to} ${middle}`,
      actual,
      parameters: empty.parameters,
    };
  }
  if (above === null || below === null) return null;
  const key = reads.keysOf(whole.items)[middleIndex(whole)];
  // The day of a moment depends on the time zone of the back end, a price does not.
  const without =
    range.kind === 'day' && !range.isOfDays
      ? undefined
      : [above, below].find(({ keys }) => key !== undefined && !keys.includes(key));
  if (without !== undefined) {
    return {
      expected: 'a bound that is the value of a record leaves it in',
      actual: `${key} is missing`,
      parameters: without.parameters,
    };
  }
  const common = above.keys.filter((key) => below.keys.includes(key));
  if (inside !== null) {
    const isGroup = reads.shape.group !== null;
    const expected = isGroup ? common.filter((key) => inside.keys.includes(key)) : common;
    if (!hasSameKeys(inside.keys, expected)) {
      return {
        expected: `${from} and ${to} ${middle}: what both bounds leave alone`,
        actual: difference(inside.keys, expected),
        parameters: inside.parameters,
      };
    }
  }
  // A group has records on both sides, and a bound that is left out may have a default.
  // No next moment is known.
  return reads.shape.group === null && rest !== null && range.kind !== 'moment'
    ? sidesBreach(whole, below, rest, range)
    : null;
}

/** Everything is on one side of the end of a day, nothing on both. */
function sidesBreach(
  whole: Listing,
  below: Listing,
  rest: Listing,
  { from, to }: ListRange,
): Breach | null {
  const sides = [...below.keys, ...rest.keys];
  if (hasSameKeys(sides, whole.keys)) return null;
  return {
    expected: `${to} a value and ${from} the next: the whole list in two parts`,
    actual: difference(sides, whole.keys),
    parameters: rest.parameters,
  };
}

function middleIndex({ items }: Listing): number {
  return Math.floor(items.length / 2);
}

function middleOf(whole: Listing, { place, kind }: ListRange): string | number | null {
  const value = valueAt(whole.items[middleIndex(whole)], place);
  if (kind === 'number') return typeof value === 'number' ? value : null;
  if (typeof value !== 'string') return null;
  return kind === 'day' ? value.slice(0, dayLength) : value;
}

function nextOf(value: string | number, { kind }: ListRange): string | number {
  if (kind === 'number') return Number(value) + 1;
  if (kind === 'day') return dayBeside(String(value), 1);
  return new Date(Date.parse(String(value)) + secondMs).toISOString();
}
