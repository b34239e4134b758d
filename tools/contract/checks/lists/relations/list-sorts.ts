import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '#tools/contract/openapi/pointer.ts';
import type { JsonObject, Schema } from '#tools/contract/openapi/schema.ts';
import type { Own } from './list-annotations.ts';
import { type Breach, difference, type Relation } from './list-breach.ts';
import type { Places } from './list-places.ts';
import { namesOf } from './list-ranges.ts';
import type { Listing, ListReads } from './list-reads.ts';
import { checkPages } from './page-relations.ts';

/** A sort order with the parameters that request it. */
export interface ListSort {
  readonly field: string;
  readonly up: JsonObject;
  readonly down: JsonObject;
  /** Where a record has the value that it is sorted by; null where no property has the name. */
  readonly place: string | null;
}

const sortNames = ['sort', 'sortBy', 'sort_by', 'orderBy', 'order_by', 'order', 'ordering'];
const directionNames = [
  'direction',
  'dir',
  'sortDirection',
  'sort_direction',
  'sortOrder',
  'sort_order',
  'order',
];

/** `sort` as an object of `field` and `direction`, as two parameters, or as one: `-price`, `price_desc`. */
export function sortsOf(
  parameters: ReadonlyMap<string, Schema>,
  own: Own,
  places: Places,
): ListSort[] {
  const sort = own(parameters.get('sort'));
  const { field, direction } = sort.properties ?? {};
  if (field !== undefined) {
    const [up, down] = directionsOf(own(direction).enum);
    if (up === null || down === null) return [];
    return (own(field).enum ?? []).map((one) => ({
      field: String(one),
      up: { sort: { field: one, direction: up } },
      down: { sort: { field: one, direction: down } },
      place: placeOf(String(one), places),
    }));
  }
  const name = sortNames.find((one) => own(parameters.get(one)).enum !== undefined);
  const values = own(name === undefined ? undefined : parameters.get(name)).enum ?? [];
  if (name === undefined) return [];
  for (const other of directionNames) {
    if (other === name) continue;
    const [up, down] = directionsOf(own(parameters.get(other)).enum);
    if (up === null || down === null) continue;
    return values.map((value) => ({
      field: String(value),
      up: { [name]: value, [other]: up },
      down: { [name]: value, [other]: down },
      place: placeOf(String(value), places),
    }));
  }
  return pairsOf(values.map(String)).map(({ field, up, down }) => ({
    field,
    up: { [name]: up },
    down: { [name]: down },
    place: placeOf(field, places),
  }));
}

function directionsOf(values: readonly unknown[] = []): [up: unknown, down: unknown] {
  const of = (pattern: RegExp) => values.find((one) => pattern.test(String(one))) ?? null;
  return [of(/^asc(?:ending)?$/i), of(/^desc(?:ending)?$/i)];
}

/** Values that differ in their direction alone: `price` and `-price`, `priceAsc` and `priceDesc`. */
function pairsOf(values: readonly string[]): { field: string; up: string; down: string }[] {
  return values.flatMap((down) => {
    const field = /^-(.+)$/.exec(down)?.[1] ?? /^(.+?)[ _:,.-]?[Dd](?:esc|ESC)$/.exec(down)?.[1];
    if (field === undefined) return [];
    const ups = [field, `+${field}`, down.replace(/esc$/, 'sc').replace(/ESC$/, 'SC')];
    const up = values.find(
      (one) => one !== down && (ups.slice(0, 2).includes(one) || isAscending(one, down)),
    );
    return up === undefined ? [] : [{ field, up, down }];
  });
}

function isAscending(up: string, down: string): boolean {
  return up.toLowerCase() === down.toLowerCase().replace(/desc$/, 'asc');
}

function placeOf(field: string, places: Places): string | null {
  const name = `${field.charAt(0).toLowerCase()}${field.slice(1)}`;
  const names = [...namesOf(field), `${name.replace(/s$/, '')}Count`];
  return places.of((property) => names.includes(property));
}

/** Sorting changes only the order, the order is the one of the values, and pages keep it. */
export function sortRelations(sorts: readonly ListSort[]): Relation[] {
  return sorts.flatMap((sort): Relation[] => [
    {
      subject: `sort by ${sort.field} both ways`,
      rule: 'directions-differ',
      check: (reads) => checkDirections(reads, sort),
    },
    {
      subject: `sort by ${sort.field}`,
      rule: 'sort-ignored',
      check: (reads) => checkOrder(reads, sort),
    },
    {
      subject: `pages of two sizes, sorted by ${sort.field}`,
      rule: 'pages-not-whole',
      check: async (reads) => {
        const whole = await reads.whole(sort.up);
        return whole && checkPages(reads, whole);
      },
    },
  ]);
}

async function checkDirections(
  reads: ListReads,
  { field, place, up: rise, down: fall }: ListSort,
): Promise<Breach | null> {
  const whole = await reads.whole();
  const up = await reads.whole(rise);
  const down = await reads.whole(fall);
  if (whole === null || up === null || down === null) return null;
  for (const sorted of [up, down]) {
    if (isDeepStrictEqual(sorted.keys.toSorted(), whole.keys.toSorted())) continue;
    const { parameters } = sorted;
    const actual = difference(sorted.keys, whole.keys);
    return { expected: `the same records sorted by ${field}`, actual, parameters };
  }
  if (place === null) return null;
  const valuesOf = ({ items }: Listing, other: Listing) => {
    // A group may be shown by another of its records in the other direction.
    const shown = new Set(other.items.map((item) => JSON.stringify(item)));
    return items
      .filter((item) => shown.has(JSON.stringify(item)))
      .map((item) => valueAt(item, place) ?? null)
      .filter((value) => value !== null);
  };
  const [rising, falling] = [valuesOf(up, down), valuesOf(down, up)];
  // Texts that differ may be equal to a collation.
  if (rising.some((value) => typeof value === 'string' && Number.isNaN(Date.parse(value)))) {
    return null;
  }
  const at = rising.findIndex((value, index) => value !== falling.at(-1 - index));
  if (at < 0) return null;
  return {
    expected: `${field} DESC as the reverse of ASC`,
    actual: `${JSON.stringify(falling.at(-1 - at))} at place ${at + 1} from the end, ${JSON.stringify(rising[at])} from the beginning`,
    parameters: down.parameters,
  };
}

/** The values are in the order of the direction, as far as all collations agree about it. */
async function checkOrder(
  reads: ListReads,
  { field, place, up, down }: ListSort,
): Promise<Breach | null> {
  if (place === null || reads.shape.group !== null) return null;
  for (const [parameters, sign] of [[up, 1] as const, [down, -1] as const]) {
    const listing = await reads.whole(parameters);
    const values = (listing?.items ?? []).map((item) => valueAt(item, place) ?? null);
    const known = values.filter((value) => value !== null);
    const at = known.findIndex(
      (value, index) => index > 0 && sign * order(known[index - 1], value) > 0,
    );
    if (at < 0) continue;
    const [before, after] = [known[at - 1], known[at]].map((value) => JSON.stringify(value));
    const expected = `${field} ${sign > 0 ? 'ascending' : 'descending'}`;
    return { expected, actual: `${after} after ${before}`, parameters };
  }
  return null;
}

const scripts = [/^[a-z]/, /^[A-Z]/, /^[а-я]/, /^[А-Я]/];

/** Above zero where one value is certainly greater; of texts only first letters of one case are compared. */
function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one !== 'string' || typeof other !== 'string') return 0;
  const isDate = /^\d{4}-\d\d-\d\d/;
  if (isDate.test(one) && isDate.test(other)) return Date.parse(one) - Date.parse(other);
  const isComparable = scripts.some((script) => script.test(one) && script.test(other));
  return isComparable ? one.charCodeAt(0) - other.charCodeAt(0) : 0;
}
