import { type SQL, sql } from 'drizzle-orm';
import {
  ATTRIBUTE_FACETS_UP_TO,
  type AttributeCount,
  type FacetCounts,
  MAX_VALUES,
} from '#server/product/catalog-index/catalog-index.ts';
import { PRODUCT_FLAGS } from '#server/product/catalog-index/product-flags.ts';
import type { EngineClient, EngineRow } from './engine-client.ts';
import {
  type EngineConditions,
  facetOfAttribute,
  hasFlag,
  isAmong,
  whereOf,
} from './engine-conditions.ts';
import { productsOf, type Slot, termsOf } from './engine-state.ts';
import { numberOf } from './number-of.ts';

/** Numbers of a condition. */
const PORTION = 2000;

/** A copy of the catalog in the engine. */
export interface EngineCopy {
  readonly engine: EngineClient;
  readonly slot: Slot;
  /** See `EngineState.groups`. */
  readonly groups: number;
}

const FAMILIES = sql`count(distinct family) as families`;

function numberIn(row: EngineRow | undefined, column: string): number {
  return Number(row?.[column] ?? 0);
}

/** The number of families under a condition. */
export async function countFamilies({ engine, slot }: EngineCopy, where: SQL): Promise<number> {
  const [row] = await engine.query(sql`select ${FAMILIES} from ${productsOf(slot)}${where}`);
  return numberIn(row, 'families');
}

/** Families by the number of a column that may have several. */
async function groupFamilies(
  { engine, slot, groups }: EngineCopy,
  column: string,
  where: SQL,
): Promise<Map<bigint, number>> {
  const rows = await engine.query(sql`
    select groupby() as number, ${FAMILIES} from ${productsOf(slot)}${where}
    group by ${sql.identifier(column)} order by families desc limit ${groups} option max_matches = ${groups}`);
  return new Map(rows.map((row) => [BigInt(row.number ?? 0), numberIn(row, 'families')]));
}

async function readTerms(
  { engine, slot, groups }: EngineCopy,
  condition: SQL,
): Promise<readonly EngineRow[]> {
  return engine.query(sql`
    select id, name, text, unit, has_unit, position from ${termsOf(slot)}
    where ${condition} limit ${groups} option max_matches = ${groups}`);
}

async function readNumbered(copy: EngineCopy, numbers: readonly bigint[]): Promise<EngineRow[]> {
  const found: EngineRow[] = [];
  for (let place = 0; place < numbers.length; place += PORTION) {
    const portion = numbers.slice(place, place + PORTION);
    found.push(...(await readTerms(copy, isAmong('id', portion))));
  }
  return found;
}

function attributeCounts(
  terms: readonly EngineRow[],
  counts: ReadonlyMap<bigint, number>,
): AttributeCount[] {
  return terms.flatMap((term) => {
    const count = counts.get(BigInt(term.id ?? 0)) ?? 0;
    if (count === 0) return [];
    const unit = Number(term.has_unit) === 1 ? String(term.unit) : null;
    const { name, text, position } = term;
    return [{ name: String(name), value: String(text), unit, position: Number(position), count }];
  });
}

/** One attribute with a choice, which is ignored. */
async function countChosen(
  copy: EngineCopy,
  conditions: EngineConditions,
  name: string,
): Promise<AttributeCount[]> {
  const where = whereOf(conditions, facetOfAttribute(name));
  const [terms, counts] = await Promise.all([
    readTerms(copy, sql`attribute = ${numberOf('value', name)}`),
    groupFamilies(copy, 'attribute_values', where),
  ]);
  return attributeCounts(terms, counts);
}

/** All attributes without a choice; none of a large list. */
async function countOthers(
  copy: EngineCopy,
  conditions: EngineConditions,
): Promise<AttributeCount[]> {
  const where = whereOf(conditions);
  const [row] = await copy.engine.query(
    sql`select count(*) as products from ${productsOf(copy.slot)}${where}`,
  );
  if (numberIn(row, 'products') > ATTRIBUTE_FACETS_UP_TO) return [];
  const counts = await groupFamilies(copy, 'attribute_values', where);
  const terms = await readNumbered(copy, [...counts.keys()]);
  return attributeCounts(terms, counts).filter(
    ({ name }) => !conditions.attributeNames.includes(name),
  );
}

async function countBrands(
  { engine, slot, groups }: EngineCopy,
  conditions: EngineConditions,
): Promise<Map<string, number>> {
  const where = whereOf(conditions, 'brand', sql`brand <> 0`);
  const rows = await engine.query(sql`
    select brand_id, ${FAMILIES} from ${productsOf(slot)}${where}
    group by brand order by families desc limit ${groups} option max_matches = ${groups}`);
  return new Map(rows.map((row) => [String(row.brand_id), numberIn(row, 'families')]));
}

async function countCategories(
  copy: EngineCopy,
  conditions: EngineConditions,
  depth: number,
): Promise<Map<string, number>> {
  const counts = await groupFamilies(copy, 'categories', whereOf(conditions));
  const terms = await readNumbered(copy, [...counts.keys()]);
  return new Map(
    terms
      .filter(({ position }) => Number(position) === depth)
      .map(({ id, text }) => [String(text), counts.get(BigInt(id ?? 0)) ?? 0]),
  );
}

async function priceRange(
  { engine, slot }: EngineCopy,
  conditions: EngineConditions,
): Promise<Pick<FacetCounts, 'minPrice' | 'maxPrice'>> {
  const [row] = await engine.query(sql`
    select count(*) as products, min(price) as lowest, max(price) as highest
    from ${productsOf(slot)}${whereOf(conditions, 'price')}`);
  if (numberIn(row, 'products') === 0) return { minPrice: null, maxPrice: null };
  return { minPrice: numberIn(row, 'lowest'), maxPrice: numberIn(row, 'highest') };
}

/** @param depth level of the categories that are counted */
export async function countEngineFacets(
  copy: EngineCopy,
  conditions: EngineConditions,
  depth: number,
): Promise<FacetCounts> {
  const flag = async (name: (typeof PRODUCT_FLAGS)[number]) => {
    const where = whereOf(conditions, name, hasFlag(name));
    return [name, await countFamilies(copy, where)] as const;
  };
  const [total, available, prices, flags, brands, categories, others, ...chosen] =
    await Promise.all([
      countFamilies(copy, whereOf(conditions)),
      countFamilies(copy, whereOf(conditions, 'available', sql`available = 1`)),
      priceRange(copy, conditions),
      Promise.all(PRODUCT_FLAGS.map(flag)),
      countBrands(copy, conditions),
      countCategories(copy, conditions, depth),
      countOthers(copy, conditions),
      ...conditions.attributeNames.map((name) => countChosen(copy, conditions, name)),
    ]);
  const attributes = [...chosen.flat(), ...others]
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_VALUES);
  return { total, available, ...prices, flags: new Map(flags), brands, categories, attributes };
}
