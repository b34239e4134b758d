import { valueKey } from '#server/db/sql-values.ts';
import { type Choices, valuesByName } from '#server/product/catalog-index/choices.ts';
import { PRODUCT_FLAGS } from '#server/product/catalog-index/product-flags.ts';
import { AVAILABLE, type CatalogColumns } from './catalog-columns.ts';

/** A product matches all choices. */
export const NONE = 0;
/** It misses more than one, so that no facet counts it. */
export const SEVERAL = -1;
export const BRAND = 1;
export const AVAILABILITY = 2;
export const PRICE = 3;
/** The first flag; the others follow. */
export const FIRST_FLAG = 4;
/** The first chosen attribute; the others follow. */
export const FIRST_ATTRIBUTE = FIRST_FLAG + PRODUCT_FLAGS.length;

/** The bit of a flag in `CatalogColumns.flags`, by its place among `PRODUCT_FLAGS`. */
export function flagBit(place: number): number {
  return AVAILABLE << (place + 1);
}

/** The user's choices, evaluated row by row. */
export class RowChoices {
  /** Chosen attributes by name. */
  readonly attributeNames: readonly string[];
  readonly #columns: CatalogColumns;
  readonly #brands: Uint8Array | null;
  readonly #onlyAvailable: boolean;
  readonly #priceFrom: number;
  readonly #priceTo: number;
  readonly #flags: readonly { readonly bit: number; readonly missed: number }[];
  /** The chosen attribute, from 1 on, that an entry of the dictionary satisfies; 0 for none. */
  readonly #chosen: Uint16Array;
  /** The last row, from 1 on, that satisfied a chosen attribute. */
  readonly #satisfied: Uint32Array;

  constructor(columns: CatalogColumns, choices: Choices) {
    const { brandIDs = [], onlyAvailable = false, flags = [], priceFrom, priceTo } = choices;
    this.#columns = columns;
    this.#brands = brandIDs.length === 0 ? null : markBrands(columns, brandIDs);
    this.#onlyAvailable = onlyAvailable;
    this.#priceFrom = priceFrom ?? Number.NEGATIVE_INFINITY;
    this.#priceTo = priceTo ?? Number.POSITIVE_INFINITY;
    this.#flags = PRODUCT_FLAGS.map((flag, place) => ({
      flag,
      bit: flagBit(place),
      missed: FIRST_FLAG + place,
    })).filter(({ flag }) => flags.includes(flag));
    const values = valuesByName(choices.attributes);
    this.attributeNames = [...values.keys()];
    this.#chosen = markEntries(columns, values);
    this.#satisfied = new Uint32Array(values.size);
  }

  /** The only choice that a product misses, `NONE` or `SEVERAL`. */
  missedBy(row: number): number {
    const { brands, flags, prices } = this.#columns;
    let missed = NONE;
    if (this.#brands !== null && this.#brands[brands[row] ?? 0] === 0) missed = BRAND;
    const own = flags[row] ?? 0;
    if (this.#onlyAvailable && (own & AVAILABLE) === 0) {
      if (missed !== NONE) return SEVERAL;
      missed = AVAILABILITY;
    }
    const price = prices[row] ?? 0;
    if (price < this.#priceFrom || price > this.#priceTo) {
      if (missed !== NONE) return SEVERAL;
      missed = PRICE;
    }
    for (const flag of this.#flags) {
      if ((own & flag.bit) !== 0) continue;
      if (missed !== NONE) return SEVERAL;
      missed = flag.missed;
    }
    return this.#satisfied.length === 0 ? missed : this.#missedAttribute(row, missed);
  }

  #missedAttribute(row: number, already: number): number {
    const { entryStarts, entries } = this.#columns;
    const satisfied = this.#satisfied;
    const end = entryStarts[row + 1] ?? 0;
    for (let place = entryStarts[row] ?? 0; place < end; place += 1) {
      const choice = this.#chosen[entries[place] ?? 0] ?? 0;
      if (choice > 0) satisfied[choice - 1] = row + 1;
    }
    let missed = already;
    for (let choice = 0; choice < satisfied.length; choice += 1) {
      if (satisfied[choice] === row + 1) continue;
      if (missed !== NONE) return SEVERAL;
      missed = FIRST_ATTRIBUTE + choice;
    }
    return missed;
  }
}

function markBrands({ brandIDs, brandIndexes }: CatalogColumns, ids: readonly string[]) {
  const marked = new Uint8Array(brandIDs.length);
  for (const id of ids) {
    const index = brandIndexes.get(id);
    if (index !== undefined) marked[index] = 1;
  }
  return marked;
}

function markEntries(
  { dictionary }: CatalogColumns,
  values: ReadonlyMap<string, readonly string[]>,
): Uint16Array {
  const { entrySpellings, spellingKeys, keyIndexes, nameIndexes } = dictionary;
  const marked = new Uint16Array(values.size === 0 ? 0 : entrySpellings.length);
  if (values.size === 0) return marked;
  const chosen = new Map<number, number>();
  for (const [place, [name, given]] of [...values].entries()) {
    const keys = keyIndexes[nameIndexes.get(name) ?? -1];
    for (const value of given) {
      const key = keys?.get(valueKey(value));
      if (key !== undefined) chosen.set(key, place + 1);
    }
  }
  for (const [entry, spelling] of entrySpellings.entries()) {
    marked[entry] = chosen.get(spellingKeys[spelling] ?? 0) ?? 0;
  }
  return marked;
}
