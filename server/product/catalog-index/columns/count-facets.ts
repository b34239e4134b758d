import {
  ATTRIBUTE_FACETS_UP_TO,
  type AttributeCount,
  type FacetCounts,
  MAX_VALUES,
} from '#server/product/catalog-index/catalog-index.ts';
import type { Choices } from '#server/product/catalog-index/choices.ts';
import { PRODUCT_FLAGS } from '#server/product/catalog-index/product-flags.ts';
import { AVAILABLE, type CatalogColumns } from './catalog-columns.ts';
import {
  AVAILABILITY,
  BRAND,
  FIRST_ATTRIBUTE,
  FIRST_FLAG,
  flagBit,
  NONE,
  PRICE,
  RowChoices,
  SEVERAL,
} from './row-choices.ts';
import { type RankedCount, ValueCounter } from './value-counter.ts';

/** Counts the families that have a value; rows come family by family. */
class FamilyCounter {
  readonly #counts: Uint32Array;
  readonly #families: Uint32Array;

  constructor(values: number) {
    this.#counts = new Uint32Array(values);
    this.#families = new Uint32Array(values);
  }

  add(value: number, family: number): void {
    if (this.#families[value] === family + 1) return;
    this.#families[value] = family + 1;
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
  }

  countOf(value: number): number {
    return this.#counts[value] ?? 0;
  }

  /** The counts by the name of the value, without those that no family has. */
  byName(names: readonly (string | null)[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [value, name] of names.entries()) {
      const count = this.countOf(value);
      if (name !== null && count > 0) counts.set(name, count);
    }
    return counts;
  }
}

/** The categories of a level: the place of each path among their ids. */
function categoriesAt({ pathTexts }: CatalogColumns, depth: number) {
  const places = new Map<string, number>();
  const ofPath = Uint32Array.from(pathTexts, (path) => {
    const id = path.split('/')[depth] ?? '';
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  });
  return { ids: [...places.keys()], ofPath };
}

/** What is counted by yes or no, apart from flags, which follow. */
const TOTAL = 0;
const IN_STOCK = 1;
const FLAGS = 2;

/** The most frequent values first, as the contract has room for. */
function mostFrequent(counted: readonly RankedCount[]): AttributeCount[] {
  return counted
    .toSorted((a, b) => b.count - a.count || a.rank - b.rank)
    .slice(0, MAX_VALUES)
    .map(({ rank, ...count }) => count);
}

/** @param rows those of the list without the choices, ascending. @param depth level of the counted categories */
export function countFacets(
  columns: CatalogColumns,
  rows: Uint32Array,
  given: Choices,
  depth: number,
): FacetCounts {
  const { brands, families, flags, paths, prices } = columns;
  const choices = new RowChoices(columns, given);
  const chosen = choices.attributeNames.map(
    (name) => new ValueCounter(columns, (other) => other === name),
  );
  const categories = categoriesAt(columns, depth);
  const yes = new FamilyCounter(FLAGS + PRODUCT_FLAGS.length);
  const byBrand = new FamilyCounter(columns.brandIDs.length);
  const byCategory = new FamilyCounter(categories.ids.length);
  const matching: number[] = [];
  let minPrice = Number.POSITIVE_INFINITY;
  let maxPrice = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const missed = choices.missedBy(row);
    if (missed === SEVERAL) continue;
    const family = families[row] ?? 0;
    const own = flags[row] ?? 0;
    if (missed === NONE) {
      yes.add(TOTAL, family);
      byCategory.add(categories.ofPath[paths[row] ?? 0] ?? 0, family);
      // One more than are counted, to notice that there are too many.
      if (matching.length <= ATTRIBUTE_FACETS_UP_TO) matching.push(row);
    }
    if (missed === NONE || missed === BRAND) byBrand.add(brands[row] ?? 0, family);
    if ((own & AVAILABLE) !== 0 && (missed === NONE || missed === AVAILABILITY)) {
      yes.add(IN_STOCK, family);
    }
    if (missed === NONE || missed === PRICE) {
      const price = prices[row] ?? 0;
      if (price < minPrice) minPrice = price;
      if (price > maxPrice) maxPrice = price;
    }
    for (let place = 0; place < PRODUCT_FLAGS.length; place += 1) {
      const counts = missed === NONE || missed === FIRST_FLAG + place;
      if (counts && (own & flagBit(place)) !== 0) yes.add(FLAGS + place, family);
    }
    if (chosen.length === 0) continue;
    if (missed === NONE) for (const counter of chosen) counter.add(row);
    else chosen[missed - FIRST_ATTRIBUTE]?.add(row);
  }
  const isSmall = matching.length <= ATTRIBUTE_FACETS_UP_TO;
  const others = new ValueCounter(columns, (name) => !choices.attributeNames.includes(name));
  if (isSmall) for (const row of matching) others.add(row);
  return {
    total: yes.countOf(TOTAL),
    available: yes.countOf(IN_STOCK),
    minPrice: Number.isFinite(minPrice) ? minPrice : null,
    maxPrice: Number.isFinite(maxPrice) ? maxPrice : null,
    flags: new Map(PRODUCT_FLAGS.map((flag, place) => [flag, yes.countOf(FLAGS + place)])),
    brands: byBrand.byName(columns.brandIDs),
    categories: byCategory.byName(categories.ids),
    attributes: mostFrequent(
      [...chosen, ...(isSmall ? [others] : [])].flatMap((counter) => counter.finish()),
    ),
  };
}
