import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { prefixPattern, textArray, valueKey, valueKeyOf } from '#server/db/sql-values.ts';
import { type CatalogSnapshot, findCategory } from '#server/product/catalog-snapshot.ts';

type Schemas = components['schemas'];

/** The user's choices in the filters, without the source of the list. */
export type Choices = Pick<
  Schemas['ProductFilter'],
  'brandIDs' | 'attributes' | 'priceFrom' | 'priceTo' | 'onlyAvailable' | 'flags'
>;

/** Conditions on `products p`, one per filter, so that a facet can ignore its own. */
export interface ChoiceConditions {
  readonly brand: SQL | null;
  readonly availability: SQL | null;
  readonly price: SQL | null;
  readonly flags: ReadonlyMap<Schemas['ProductFlag'], SQL>;
  readonly attributes: ReadonlyMap<string, SQL>;
}

export const FLAG_CONDITIONS: Readonly<Record<Schemas['ProductFlag'], SQL>> = {
  New: sql`p.is_new`,
  Discount: sql`p.price < p.price_without_discount`,
  HasFeedback: sql`p.feedback_count > 0`,
};

function priceCondition({ priceFrom, priceTo }: Choices): SQL | null {
  const bounds: SQL[] = [];
  if (priceFrom !== undefined) bounds.push(sql`p.price >= ${priceFrom}::bigint`);
  if (priceTo !== undefined) bounds.push(sql`p.price <= ${priceTo}::bigint`);
  return bounds.length === 0 ? null : sql.join(bounds, sql` and `);
}

/** An attribute given twice in the request is one choice with all its values. */
function valuesByName(attributes: Choices['attributes']): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const choice of attributes ?? []) {
    values.set(choice.name, [...(values.get(choice.name) ?? []), ...choice.values]);
  }
  return values;
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

/** The category with its subtree; an unknown one matches nothing. */
export function categoryCondition(snapshot: CatalogSnapshot, id: string): SQL {
  const category = findCategory(snapshot, id);
  return category === undefined
    ? sql`false`
    : sql`p.category_path like ${prefixPattern(category.path)}`;
}
