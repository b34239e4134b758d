import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { prefixPattern, textArray, valueKey, valueKeyOf } from '#server/db/sql-values.ts';
import { type Choices, valuesByName } from '#server/product/catalog-index/choices.ts';
import { FLAG_CONDITIONS } from '#server/product/catalog-index/product-flags.ts';
import { type CatalogSnapshot, findCategory } from '#server/product/catalog-snapshot.ts';

type Schemas = components['schemas'];

/** Conditions on `products p`, one per filter, so that a facet can ignore its own. */
export interface ChoiceConditions {
  readonly brand: SQL | null;
  readonly availability: SQL | null;
  readonly price: SQL | null;
  readonly flags: ReadonlyMap<Schemas['ProductFlag'], SQL>;
  readonly attributes: ReadonlyMap<string, SQL>;
}

function priceCondition({ priceFrom, priceTo }: Choices): SQL | null {
  const bounds: SQL[] = [];
  if (priceFrom !== undefined) bounds.push(sql`p.price >= ${priceFrom}::bigint`);
  if (priceTo !== undefined) bounds.push(sql`p.price <= ${priceTo}::bigint`);
  return bounds.length === 0 ? null : sql.join(bounds, sql` and `);
}

function attributeCondition(name: string, values: readonly string[]): SQL {
  // The database lowers both sides, since JavaScript lowers some scripts in another way.
  const keys = sql`select ${valueKeyOf(sql`given`)} from unnest(${textArray(values.map(valueKey))}) given`;
  return sql`p.id in (
    select a.product_id from product_attributes a
    where a.name = ${name}::text and ${valueKeyOf(sql`a.value`)} = any(array(${keys})))`;
}

/** The conditions of a list's filters, one by one, so that the counts of a facet can leave out its own. */
export function choiceConditions(choices: Choices): ChoiceConditions {
  const { brandIDs = [], onlyAvailable = false, flags = [] } = choices;
  return {
    brand: brandIDs.length === 0 ? null : sql`p.brand_id = any(${textArray(brandIDs)})`,
    availability: onlyAvailable ? sql`p.available` : null,
    price: priceCondition(choices),
    flags: new Map(flags.map((flag) => [flag, FLAG_CONDITIONS[flag]])),
    attributes: new Map(
      [...valuesByName(choices.attributes)].map(([name, values]) => [
        name,
        attributeCondition(name, values),
      ]),
    ),
  };
}

/** All of the conditions, in no particular order. */
export function everyChoice(conditions: ChoiceConditions): SQL[] {
  const { brand, availability, price, flags, attributes } = conditions;
  return [brand, availability, price, ...flags.values(), ...attributes.values()].filter(
    (condition) => condition !== null,
  );
}

/** No path begins like this. */
const NO_PATH = '//';

/** The beginning of the paths of a category and its subtree; of an unknown one, that of none. */
export function pathOf(snapshot: CatalogSnapshot, id: string): string {
  return findCategory(snapshot, id)?.path ?? NO_PATH;
}

/** The category with its subtree; an unknown one matches nothing. */
export function categoryCondition(snapshot: CatalogSnapshot, id: string): SQL {
  return sql`p.category_path like ${prefixPattern(pathOf(snapshot, id))}`;
}
