import { type SQL, sql } from 'drizzle-orm';
import { valueKey } from '#server/db/sql-values.ts';
import { valuesByName } from '#server/product/catalog-index/choices.ts';
import type { ColumnSelection } from '#server/product/catalog-index/columns/column-index.ts';
import type { PRODUCT_FLAGS } from '#server/product/catalog-index/product-flags.ts';
import { matchExpression } from './engine-words.ts';
import { numberOf } from './number-of.ts';

type Flag = (typeof PRODUCT_FLAGS)[number];

/** The attribute of the engine for each flag of the contract. */
export const FLAG_COLUMNS: Readonly<Record<Flag, string>> = {
  New: 'flag_new',
  Discount: 'flag_discount',
  HasFeedback: 'flag_feedback',
};

/** That products have a flag. */
export function hasFlag(flag: Flag): SQL {
  return sql`${sql.identifier(FLAG_COLUMNS[flag])} = 1`;
}

/** The number of an attribute's value, however it is spelled. */
export function numberOfValue(name: string, value: string): bigint {
  return numberOf('value', name, valueKey(value));
}

/** The conditions of a list in the engine. */
export interface EngineConditions {
  /** Source, category and query. */
  readonly base: readonly SQL[];
  /** The user's choices by facet: `brand`, `available`, `price`, a flag, or an attribute behind `=`. */
  readonly choices: ReadonlyMap<string, SQL>;
  readonly attributeNames: readonly string[];
}

/** The facet of an attribute; no other one begins like it. */
export function facetOfAttribute(name: string): string {
  return `=${name}`;
}

/** That one of the numbers of a column is among the given ones. */
export function isAmong(column: string, numbers: readonly bigint[]): SQL {
  return sql`${sql.identifier(column)} in (${sql.param(numbers)})`;
}

/** Translates a selection; null when the engine cannot find it. */
export function conditionsOf({
  filter,
  categoryPath,
  found,
}: ColumnSelection): EngineConditions | null {
  const base: SQL[] = [];
  if (found !== null) {
    const expression = found.words === null ? null : matchExpression(found.words);
    if (expression === null) return null;
    base.push(sql`match(${expression})`);
  }
  if (categoryPath !== null) {
    // A path begins and ends with a slash.
    base.push(isAmong('categories', [numberOf('category', categoryPath.split('/').at(-2) ?? '')]));
  }
  if (filter.source === 'BrandNewItems') base.push(hasFlag('New'));
  const { brandIDs = [], onlyAvailable = false, flags = [], priceFrom, priceTo } = filter;
  const choices = new Map<string, SQL>();
  if (brandIDs.length > 0) {
    choices.set(
      'brand',
      isAmong(
        'brand',
        brandIDs.map((id) => numberOf('brand', id)),
      ),
    );
  }
  if (onlyAvailable) choices.set('available', sql`available = 1`);
  const bounds = [
    ...(priceFrom === undefined ? [] : [sql`price >= ${priceFrom}`]),
    ...(priceTo === undefined ? [] : [sql`price <= ${priceTo}`]),
  ];
  if (bounds.length > 0) choices.set('price', sql.join(bounds, sql` and `));
  for (const flag of flags) choices.set(flag, hasFlag(flag));
  const values = valuesByName(filter.attributes);
  for (const [name, given] of values) {
    const numbers = given.map((value) => numberOfValue(name, value));
    choices.set(facetOfAttribute(name), isAmong('attribute_values', numbers));
  }
  return { base, choices, attributeNames: [...values.keys()] };
}

/** The conditions of a statement, without the choice of a facet and with another condition. */
export function whereOf(
  { base, choices }: EngineConditions,
  without: string | null = null,
  also: SQL | null = null,
): SQL {
  const others = [...choices].filter(([name]) => name !== without).map(([, choice]) => choice);
  const all = [...base, ...others, ...(also === null ? [] : [also])];
  return all.length === 0 ? sql`` : sql` where ${sql.join(all, sql` and `)}`;
}
