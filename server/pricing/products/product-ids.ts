import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connection.ts';
import { type Buildable, buildOnce, value } from '#server/db/engine/built-query.ts';
import { cartItems } from '#server/db/schema/shopping.ts';

/** Ids of products, or the cart that has them, whose lines need not be read before. */
export type ProductIDs = readonly string[] | { readonly cartID: string };

/**
 * A query about products, built once for a list of ids and once for a cart.
 * @param build gets the condition that a column has one of the ids.
 */
export function buildForProducts<Rows, Rest extends object>(
  build: (db: Database, isOneOf: (column: AnyPgColumn) => SQL) => Buildable<Rows>,
): (db: Database, ids: ProductIDs, rest: Rest) => Promise<Rows> {
  const listed = buildOnce<Rest & { ids: readonly string[] }, Rows>((db) =>
    build(db, (column) => sql`${column} = any(${value('ids')}::text[])`),
  );
  const inCart = buildOnce<Rest & { cartID: string }, Rows>((db) =>
    build(db, (column) => {
      const isInCart = sql`${cartItems.cartID} = ${value('cartID')}`;
      return sql`${column} in (select ${cartItems.productID} from ${cartItems} where ${isInCart})`;
    }),
  );
  return (db, ids, rest) =>
    'cartID' in ids ? inCart(db, { ...rest, ...ids }) : listed(db, { ...rest, ids });
}
