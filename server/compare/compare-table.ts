import { inArray } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { loadCards, type Viewer } from '#server/product/card/product-cards.ts';
import { loadAttributes } from '#server/product/product-detail.ts';

type Schemas = components['schemas'];

const MAX_ROWS = limits['CompareGroup.attributeNames'];

async function loadCountries(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: products.id, country: products.country })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, country }) => [id, country]));
}

/** Products grouped by category, in the order given; each group with the rows of its table. */
export function groupByCategory(
  compared: readonly Schemas['CompareProduct'][],
): Schemas['CompareGroup'][] {
  const groups = Map.groupBy(compared, ({ product }) => product.category.id);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const names = members.flatMap(({ attributes }) => attributes.map(({ name }) => name));
    return [
      {
        category: first.product.category,
        products: members,
        attributeNames: [...new Set(names)].slice(0, MAX_ROWS),
      },
    ];
  });
}

/** The comparison of the named products, in the order named; unknown ids are left out. */
export async function compareProducts(
  db: Database,
  ids: readonly string[],
  viewer: Viewer,
): Promise<Schemas['CompareList']> {
  if (ids.length === 0) return { groups: [] };
  const [cards, attributes, countries] = await Promise.all([
    loadCards(db, ids, viewer),
    loadAttributes(db, ids),
    loadCountries(db, ids),
  ]);
  const compared = cards.map((product) => ({
    product,
    country: countries.get(product.id) ?? null,
    attributes: attributes.get(product.id) ?? [],
  }));
  return { groups: groupByCategory(compared) };
}
