import { and, count, desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { favorites } from '#server/db/schema/discovery.ts';
import { loadCards, type Viewer } from '#server/product/card/product-cards.ts';

type Schemas = components['schemas'];

/** Maximum number of favorites per user. */
export const MAX_FAVORITES = 1000;

/** Ids of a user's favorites, newest first. */
export async function listFavoriteIDs(
  db: Database,
  userID: string,
  limit: number,
): Promise<Schemas['FavoritePreview']> {
  const items = await db
    .select({ productID: favorites.productID })
    .from(favorites)
    .where(eq(favorites.userID, userID))
    .orderBy(desc(favorites.position))
    .limit(limit);
  return { items };
}

async function countFavorites(db: Database, userID: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(favorites)
    .where(eq(favorites.userID, userID));
  return row?.total ?? 0;
}

/** A page of favorites with their cards, recent first. */
export async function listFavorites(
  db: Database,
  { userID, now }: Viewer & { userID: string },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Schemas['FavoriteList']> {
  const [rows, total] = await Promise.all([
    db
      .select({ productID: favorites.productID, addedAt: favorites.addedAt })
      .from(favorites)
      .where(eq(favorites.userID, userID))
      .orderBy(desc(favorites.position))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countFavorites(db, userID),
  ]);
  const cards = await loadCards(
    db,
    rows.map(({ productID }) => productID),
    { userID, now },
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const items = rows.flatMap(({ productID, addedAt }) => {
    const product = byId.get(productID);
    return product === undefined ? [] : [{ productID, addedAt: addedAt.toISOString(), product }];
  });
  return { items, paging: { page, pageSize, total } };
}

async function add(db: Database, userID: string, productID: string): Promise<void> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productID));
  if (found.length === 0) {
    throw new ApiProblem(404, 'Такого товара нет', { reason: 'NotFound' });
  }
  const inserted = await db
    .insert(favorites)
    .values({ userID, productID })
    .onConflictDoNothing()
    .returning({ productID: favorites.productID });
  if (inserted.length > 0 && (await countFavorites(db, userID)) > MAX_FAVORITES) {
    const message = `В избранном уже ${MAX_FAVORITES} товаров: уберите лишние, чтобы добавить новые`;
    throw new ApiProblem(422, message, { reason: 'LimitReached' });
  }
}

/**
 * Makes a product a favorite or not; repeating changes nothing.
 * @returns all favorites
 * @throws ApiProblem 404 for an unknown product, 422 `LimitReached` beyond the bound.
 */
export function changeFavorite(
  db: Database,
  userID: string,
  { productID, isFavorite }: Schemas['FavoriteChange'],
): Promise<Schemas['FavoritePreview']> {
  return db.transaction(async (tx) => {
    if (isFavorite) await add(tx, userID, productID);
    else {
      await tx
        .delete(favorites)
        .where(and(eq(favorites.userID, userID), eq(favorites.productID, productID)));
    }
    return listFavoriteIDs(tx, userID, MAX_FAVORITES);
  });
}
