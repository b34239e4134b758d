import { asc, desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { cartPromoCodes, imports } from '#server/db/schema/buying.ts';
import { products } from '#server/db/schema/catalog.ts';
import { cartItems, carts } from '#server/db/schema/shopping.ts';
import { MAX_ROWS } from './export-limits.ts';

type OwnData = components['schemas']['OwnData'];

/** What is in the user's cart. */
export async function readOwnCart(db: Database, userID: string): Promise<OwnData['cart']> {
  const items = await db
    .select({ name: products.name, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartID))
    .innerJoin(products, eq(products.id, cartItems.productID))
    .where(eq(carts.userID, userID))
    .orderBy(asc(cartItems.position))
    .limit(MAX_ROWS);
  const codes = await db
    .select({ code: cartPromoCodes.code })
    .from(cartPromoCodes)
    .innerJoin(carts, eq(carts.id, cartPromoCodes.cartID))
    .where(eq(carts.userID, userID))
    .orderBy(asc(cartPromoCodes.position))
    .limit(MAX_ROWS);
  return { items, promoCodes: codes.map(({ code }) => code) };
}

/** The files of orders that the user has uploaded, as long as they are stored. */
export async function readOwnImports(db: Database, userID: string): Promise<OwnData['imports']> {
  const files = await db
    .select()
    .from(imports)
    .where(eq(imports.userID, userID))
    .orderBy(desc(imports.createdAt))
    .limit(MAX_ROWS);
  return files.map(({ fileName, createdAt, rows }) => ({
    fileName,
    createdAt: createdAt.toISOString(),
    lines: rows.slice(0, MAX_ROWS).map(({ text }) => text),
  }));
}
