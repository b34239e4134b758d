import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { valueKey } from '#server/db/sql-values.ts';
import type { AttributeCount, FacetCounts } from '#server/product/catalog-index/catalog-index.ts';
import { type CatalogSnapshot, findCategory } from '#server/product/catalog-snapshot.ts';
import { toCategoryReference } from '#server/product/categories/category-tree.ts';
import { compareValues } from '#src/lib/text/value-order.ts';

type Schemas = components['schemas'];
type Filter = Schemas['ProductFilter'];

const MAX_VALUES = limits['AttributeFacet.values'];
const MAX_ATTRIBUTES = limits['ProductFilters.attributes'];

/** Brands in alphabetical order, «3М» before «10К». */
const natural = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

function brandFacet(
  { brands: counts }: FacetCounts,
  { brandIDs = [] }: Filter,
  snapshot: CatalogSnapshot,
): Schemas['BrandFacetValue'][] {
  const selected = new Set(brandIDs);
  const values = [...new Set([...brandIDs, ...counts.keys()])]
    .map((id) => snapshot.brands.get(id))
    .filter((brand) => brand !== undefined)
    .map((brand) => ({
      brand: { id: brand.id, name: brand.name, slug: brand.slug },
      count: counts.get(brand.id) ?? 0,
      selected: selected.has(brand.id),
    }));
  return takeMostFrequent(values).toSorted((a, b) => natural.compare(a.brand.name, b.brand.name));
}

/** Applies the limit of the contract; chosen values always stay. */
function takeMostFrequent<T extends { count: number; selected: boolean }>(
  values: readonly T[],
): T[] {
  return values
    .toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count)
    .slice(0, MAX_VALUES);
}

/** The level of the counted categories: one below the chosen one, or the top. */
export function countedDepth({ categoryID }: Filter, snapshot: CatalogSnapshot): number {
  const chosen = categoryID === undefined ? undefined : findCategory(snapshot, categoryID);
  return (chosen?.depth ?? 0) + 1;
}

function categoryFacet(
  { categories: counts }: FacetCounts,
  { categoryID }: Filter,
  snapshot: CatalogSnapshot,
): Schemas['CategoryFacetValue'][] {
  const chosen = categoryID === undefined ? undefined : findCategory(snapshot, categoryID);
  return (snapshot.children.get(chosen?.id ?? null) ?? [])
    .map((category) => ({
      category: toCategoryReference(category),
      count: counts.get(category.id) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_VALUES);
}

function attributeFacet(
  name: string,
  rows: readonly AttributeCount[],
  chosen: readonly string[],
): Schemas['AttributeFacet'] {
  const counts = new Map(rows.map(({ value, count }) => [valueKey(value), count]));
  const selected = new Set(chosen.map(valueKey));
  // A chosen value is spelled as it was chosen, so that the client finds it among its own.
  const spellings = new Map(
    [...rows.map(({ value }) => value), ...chosen.toReversed()].map((value) => [
      valueKey(value),
      value,
    ]),
  );
  const values = [...spellings].map(([key, value]) => ({
    value,
    count: counts.get(key) ?? 0,
    selected: selected.has(key),
  }));
  return {
    name,
    unit: rows[0]?.unit ?? null,
    values: takeMostFrequent(values).toSorted((a, b) => compareValues(a.value, b.value)),
  };
}

/** An attribute with one value for all products offers no choice. */
function isChoice(rows: readonly AttributeCount[], total: number): boolean {
  return rows.length > 1 || rows.some(({ count }) => count < total);
}

/** Chosen attributes first, then those that most products have. */
function attributeFacets(
  { attributes, total }: FacetCounts,
  filter: Filter,
): Schemas['AttributeFacet'][] {
  const chosen = new Map(
    [...Map.groupBy(filter.attributes ?? [], ({ name }) => name)].map(([name, choices]) => [
      name,
      choices.flatMap(({ values }) => values),
    ]),
  );
  const byName = Map.groupBy(attributes, ({ name }) => name);
  const weight = (name: string) =>
    (byName.get(name) ?? []).reduce((sum, { count }) => sum + count, 0);
  const position = (name: string) =>
    Math.min(...(byName.get(name) ?? []).map((row) => row.position));
  const others = [...byName]
    .filter(([name, rows]) => !chosen.has(name) && isChoice(rows, total))
    .map(([name]) => name)
    .toSorted((a, b) => weight(b) - weight(a) || position(a) - position(b));
  return [...chosen.keys(), ...others]
    .slice(0, MAX_ATTRIBUTES)
    .map((name) => attributeFacet(name, byName.get(name) ?? [], chosen.get(name) ?? []));
}

/** Facets as in the contract; chosen values are included even with a count of 0. */
export function toFilters(
  counts: FacetCounts,
  filter: Filter,
  snapshot: CatalogSnapshot,
): Omit<Schemas['ProductFilters'], 'correctedQuery'> {
  const flags = new Set(filter.flags ?? []);
  return {
    total: counts.total,
    categories: categoryFacet(counts, filter, snapshot),
    brands: brandFacet(counts, filter, snapshot),
    availability: { count: counts.available, selected: filter.onlyAvailable ?? false },
    price: { min: counts.minPrice, max: counts.maxPrice },
    flags: [...counts.flags].map(([flag, count]) => ({ flag, count, selected: flags.has(flag) })),
    attributes: attributeFacets(counts, filter),
  };
}
