import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { StoredLine } from '#server/cart/lines/line-rules.ts';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, buildUpdateOnce, value } from '#server/db/engine/built-query.ts';
import { cartItems, carts } from '#server/db/schema/shopping.ts';

export type CartRow = typeof carts.$inferSelect;

function selectCarts(db: Database) {
  return db
    .select()
    .from(carts)
    .where(eq(carts.userID, value('userID')));
}

const cartsOf = buildOnce<{ userID: string }, CartRow[]>(selectCarts);
const lockedCartsOf = buildOnce<{ userID: string }, CartRow[]>((db) =>
  selectCarts(db).for('update'),
);

/** The cart of a user; `null` before the first product. */
export async function findCart(db: Database, userID: string): Promise<CartRow | null> {
  const [row] = await cartsOf(db, { userID });
  return row ?? null;
}

async function makeCart(db: Database, userID: string): Promise<void> {
  await db.insert(carts).values({ id: randomUUID(), userID }).onConflictDoNothing();
}

/** The user's only cart, created when first needed. */
export async function ensureCart(db: Database, userID: string): Promise<CartRow> {
  const present = await findCart(db, userID);
  if (present !== null) return present;
  await makeCart(db, userID);
  const made = await findCart(db, userID);
  if (made === null) throw new Error(`The cart of user ${userID} could not be stored`);
  return made;
}

/**
 * The user's cart with its row locked until the transaction ends. Every change of a cart or an
 * order takes this lock first, which prevents deadlocks.
 */
export async function lockCart(tx: Database, userID: string): Promise<CartRow> {
  const [present] = await lockedCartsOf(tx, { userID });
  if (present !== undefined) return present;
  await makeCart(tx, userID);
  const [made] = await lockedCartsOf(tx, { userID });
  if (made === undefined) throw new Error(`The cart of user ${userID} could not be stored`);
  return made;
}

const nextVersion = { version: sql`${carts.version} + 1`, updatedAt: sql`now()` };
const updateCarts = buildUpdateOnce<{ id: string }, CartRow[]>((db, set) =>
  db
    .update(carts)
    .set({ ...set, ...nextVersion })
    .where(eq(carts.id, value('id')))
    .returning(),
);

/** Changes fields of a locked cart and increments its version. */
export async function updateCart(
  tx: Database,
  cart: CartRow,
  change: Partial<
    Pick<
      CartRow,
      | 'customerID'
      | 'addressID'
      | 'deliveryMethod'
      | 'pickupPointID'
      | 'contractID'
      | 'tagIDs'
      | 'bonusAction'
    >
  > = {},
): Promise<CartRow> {
  const [row] = await updateCarts(tx, change, { id: cart.id });
  if (row === undefined) throw new Error(`Cart ${cart.id} is gone`);
  return row;
}

/** The change for `updateCart` that removes all tags. */
export const withoutTags = { tagIDs: [] };

/**
 * Tags are chosen for the products in the cart: once it is empty, the next products begin without any.
 * @returns the change for `updateCart`.
 */
export async function tagsAfterRemoval(
  tx: Database,
  { id, tagIDs }: CartRow,
): Promise<{ tagIDs?: string[] }> {
  if (tagIDs.length === 0) return {};
  const lines = await tx.$count(cartItems, eq(cartItems.cartID, id));
  return lines === 0 ? withoutTags : {};
}

const lineColumns = {
  productID: cartItems.productID,
  quantity: cartItems.quantity,
  seenPrice: cartItems.seenPrice,
  position: cartItems.position,
};

const linesOf = buildOnce<{ cartID: string }, StoredLine[]>((db) =>
  db
    .select(lineColumns)
    .from(cartItems)
    .where(eq(cartItems.cartID, value('cartID')))
    .orderBy(asc(cartItems.position)),
);

/** The lines in the order of adding. */
export async function readLines(db: Database, cartID: string): Promise<StoredLine[]> {
  return linesOf(db, { cartID });
}

const linesOfUser = buildOnce<{ userID: string }, StoredLine[]>((db) =>
  db
    .select(lineColumns)
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartID))
    .where(eq(carts.userID, value('userID')))
    .orderBy(asc(cartItems.position)),
);

/** The same of the user's cart; none before the first product. */
export async function readLinesOf(db: Database, userID: string): Promise<StoredLine[]> {
  return linesOfUser(db, { userID });
}

const onConflict = {
  target: [cartItems.cartID, cartItems.productID],
  set: { quantity: sql`excluded.quantity`, seenPrice: sql`excluded.seen_price` },
};
const putLastLine = buildOnce<{ cartID: string } & Omit<StoredLine, 'position'>, unknown>((db) =>
  db
    .insert(cartItems)
    .values({
      cartID: value('cartID'),
      productID: value('productID'),
      quantity: value('quantity'),
      seenPrice: value('seenPrice'),
    })
    .onConflictDoUpdate(onConflict),
);

/**
 * Sets quantity and seen price of lines and adds new ones: at their given position, or at the end.
 */
export async function putLines(
  tx: Database,
  cartID: string,
  lines: readonly StoredLine[],
): Promise<void> {
  const [line] = lines;
  if (line === undefined) return;
  if (lines.length === 1 && line.position === undefined) {
    await putLastLine(tx, { ...line, cartID });
    return;
  }
  await tx
    .insert(cartItems)
    .overridingSystemValue()
    .values(lines.map(({ productID, ...line }) => ({ ...line, productID, cartID })))
    .onConflictDoUpdate(onConflict);
}

/** Removes these products from a cart. */
export async function deleteLines(
  tx: Database,
  cartID: string,
  productIDs: readonly string[],
): Promise<void> {
  if (productIDs.length === 0) return;
  await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartID, cartID), inArray(cartItems.productID, [...productIDs])));
}
