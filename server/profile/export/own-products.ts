import { desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { comparedProducts, favorites, productViews } from '#server/db/schema/discovery.ts';
import { MAX_ROWS } from './export-limits.ts';

/** The products that a user has put into a list or viewed. */
export async function readOwnProducts(
  db: Database,
  userID: string,
): Promise<components['schemas']['OwnDataProduct'][]> {
  const { name, id } = products;
  const favorite = await db
    .select({ name, at: favorites.addedAt })
    .from(favorites)
    .innerJoin(products, eq(id, favorites.productID))
    .where(eq(favorites.userID, userID))
    .orderBy(desc(favorites.position))
    .limit(MAX_ROWS);
  const compared = await db
    .select({ name })
    .from(comparedProducts)
    .innerJoin(products, eq(id, comparedProducts.productID))
    .where(eq(comparedProducts.userID, userID))
    .orderBy(desc(comparedProducts.position))
    .limit(MAX_ROWS);
  const viewed = await db
    .select({ name, at: productViews.viewedAt })
    .from(productViews)
    .innerJoin(products, eq(id, productViews.productID))
    .where(eq(productViews.userID, userID))
    .orderBy(desc(productViews.viewedAt))
    .limit(MAX_ROWS);
  return [
    ...favorite.map((row) => ({ list: 'Favorites' as const, ...row, at: row.at.toISOString() })),
    ...compared.map((row) => ({ list: 'Compare' as const, ...row, at: null })),
    ...viewed.map((row) => ({ list: 'Viewed' as const, ...row, at: row.at.toISOString() })),
  ].slice(0, MAX_ROWS);
}
