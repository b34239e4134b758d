import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { allOf, textArray, valueKeyOf } from '#server/db/sql-values.ts';
import { readWithin, TIME_LIMITS_MS } from '#server/db/time-limit.ts';
import {
  ATTRIBUTE_FACETS_UP_TO,
  type AttributeCount,
  type FacetCounts,
  MAX_VALUES,
} from '#server/product/catalog-index/catalog-index.ts';
import { FLAG_CONDITIONS, PRODUCT_FLAGS } from '#server/product/catalog-index/product-flags.ts';
import type { ChoiceConditions } from './product-conditions.ts';
import type { Selection } from './product-selection.ts';

/** Each choice becomes a column of the base, so that each facet can ignore its own. */
interface Masks {
  readonly columns: SQL;
  /** All choices except the given one. */
  without(name: string | null): SQL;
  /** All choices but at most one: no facet counts other products. */
  readonly nearly: SQL;
}

function masksOf(choices: ChoiceConditions): Masks {
  const named: [string, SQL][] = [
    ['brand', choices.brand],
    ['availability', choices.availability],
    ['price', choices.price],
    ...[...choices.flags].map(([flag, condition]) => [`flag ${flag}`, condition]),
    ...[...choices.attributes].map(([name, condition]) => [`attribute ${name}`, condition]),
  ].filter((entry): entry is [string, SQL] => entry[1] !== null);
  const masks = named.map(([name, condition], place) => ({
    name,
    condition,
    column: sql.identifier(`mask_${place}`),
  }));
  return {
    columns: sql.join(
      masks.map(({ condition, column }) => sql`, (${condition}) is true as ${column}`),
    ),
    without: (left) =>
      allOf(masks.filter(({ name }) => name !== left).map(({ column }) => sql`base.${column}`)),
    nearly:
      masks.length < 2
        ? sql`true`
        : sql`${sql.join(
            masks.map(({ column }) => sql`base.${column}::int`),
            sql` + `,
          )} >= ${masks.length - 1}::int`,
  };
}

/** Counts a family once in lists where it is one card; otherwise counts products. */
function cardColumn({ byFamily }: Selection): SQL {
  return byFamily ? sql`p.family_id` : sql`p.id`;
}

/** @param depth level of the categories that are counted */
function baseQuery(selection: Selection, masks: Masks, depth: number): SQL {
  const flags = PRODUCT_FLAGS.map(
    (flag) => sql`, ${FLAG_CONDITIONS[flag]} as ${sql.identifier(flag)}`,
  );
  // `offset 0` keeps the planner from computing each choice twice.
  return sql`
    select * from (
      select p.id, ${cardColumn(selection)} as card, p.brand_id, p.price, p.available,
        split_part(p.category_path, '/', ${depth + 1}::int) as category_id
        ${sql.join(flags)}${masks.columns}
      from products p where ${allOf(selection.base)} offset 0
    ) base where ${masks.nearly}`;
}

type Pairs = [string, number][] | null;

interface FacetsRow extends Record<string, unknown> {
  total: number;
  available: number;
  min_price: number | null;
  max_price: number | null;
  flags: number[];
  brands: Pairs;
  categories: Pairs;
  attributes: AttributeCount[] | null;
}

const VALUE_KEY = valueKeyOf(sql`a.value`);

/** Counts each attribute value of a card once, however it is spelled. */
const CARD_VALUES = sql`a.name, ${VALUE_KEY} as value_key, min(a.value) as value, max(a.unit) as unit,
  min(a.position) as position`;

/** All attributes without a choice, card by card; none of a large list. */
function countOthers(chosen: readonly string[], masks: Masks): SQL {
  // `offset 0` keeps the planner from joining all attributes of the catalog.
  return sql`
    select ${CARD_VALUES}
    from base, lateral (
      select * from product_attributes own where own.product_id = base.id offset 0
    ) a
    where (select sum(products) from cards) <= ${ATTRIBUTE_FACETS_UP_TO}::int
      and a.name <> all(${textArray(chosen)}) and ${masks.without(null)}
    group by a.name, ${VALUE_KEY}, base.card`;
}

/** One attribute with a choice; its own choice is ignored, so there may be many products. */
function countChosen(name: string, masks: Masks): SQL {
  return sql`
    select ${CARD_VALUES}
    from base join product_attributes a on a.product_id = base.id
    where a.name = ${name}::text and ${masks.without(`attribute ${name}`)}
    group by a.name, ${VALUE_KEY}, base.card`;
}

/** Attribute values in their most frequent spelling with their counts, the most frequent first. */
function countAttributes({ choices }: Selection, masks: Masks): SQL {
  const chosen = [...choices.attributes.keys()];
  const parts = [...chosen.map((name) => countChosen(name, masks)), countOthers(chosen, masks)];
  return sql`
    select name, (array_agg(value order by cards desc, value))[1] as value, max(unit) as unit,
      min(position) as position, sum(cards)::int as count
    from (
      select name, value_key, value, max(unit) as unit, min(position) as position, count(*) as cards
      from (${sql.join(parts, sql` union all `)}) card_values group by name, value_key, value
    ) spellings group by name, value_key
    order by count desc, value limit ${MAX_VALUES}`;
}

/**
 * Counts all facets in one statement, so that the products are read once. A card counts if one of its
 * products matches all choices together, so products are grouped by card before counting.
 */
async function queryFacets(db: Database, selection: Selection, depth: number): Promise<FacetsRow> {
  const masks = masksOf(selection.choices);
  const flagOf = (flag: string) => sql.identifier(`fits_${flag}`);
  const flagFits = PRODUCT_FLAGS.map(
    (flag) => sql`, bool_or(${sql.identifier(flag)} and ${masks.without(`flag ${flag}`)})
      as ${flagOf(flag)}`,
  );
  const flagCounts = PRODUCT_FLAGS.map((flag) => sql`count(*) filter (where ${flagOf(flag)})`);
  const grouped = (column: SQL, condition: SQL) => sql`
    (select json_agg(json_build_array(value, number)) from (
      select value, count(*) as number from (
        select ${column} as value from base
        where ${column} is not null and ${condition} group by ${column}, card) cards
      group by value) counted)`;
  const { rows } = await db.execute<FacetsRow>(sql`
    with base as materialized (${baseQuery(selection, masks, depth)}),
    cards as materialized (
      select bool_or(${masks.without(null)}) as fits,
        count(*) filter (where ${masks.without(null)}) as products,
        bool_or(available and ${masks.without('availability')}) as fits_available,
        min(price) filter (where ${masks.without('price')}) as min_price,
        max(price) filter (where ${masks.without('price')}) as max_price
        ${sql.join(flagFits)}
      from base group by card
    )
    select
      count(*) filter (where fits)::int as total,
      count(*) filter (where fits_available)::int as available,
      min(min_price)::float8 as min_price,
      max(max_price)::float8 as max_price,
      array[${sql.join(flagCounts, sql`, `)}]::int[] as flags,
      ${grouped(sql`brand_id`, masks.without('brand'))} as brands,
      ${grouped(sql`category_id`, masks.without(null))} as categories,
      (select json_agg(found) from (${countAttributes(selection, masks)}) found) as attributes
    from cards`);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate without a row');
  return row;
}

/** The counts of all facets by the database, in the time that it has for them. */
export function queryCounts(
  db: Database,
  selection: Selection,
  depth: number,
): Promise<FacetCounts> {
  return readWithin(db, TIME_LIMITS_MS.facets, (tx) => readFacets(tx, selection, depth));
}

async function readFacets(db: Database, selection: Selection, depth: number): Promise<FacetCounts> {
  const row = await queryFacets(db, selection, depth);
  return {
    total: row.total,
    available: row.available,
    minPrice: row.min_price,
    maxPrice: row.max_price,
    flags: new Map(PRODUCT_FLAGS.map((flag, place) => [flag, row.flags[place] ?? 0])),
    brands: new Map(row.brands),
    categories: new Map(row.categories),
    attributes: row.attributes ?? [],
  };
}
