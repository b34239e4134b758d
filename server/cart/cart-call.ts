import { TransactionRollbackError } from 'drizzle-orm';
import type { LockedCart } from '#server/cart/lines/change-lines.ts';
import type { Context } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import { cartChanged } from './cart-conflict.ts';
import { type CartRow, lockCart } from './cart-store.ts';
import { viewCart } from './cart-view.ts';
import type { CartOrder } from './schemas.ts';

/** The user's cart, locked in a transaction. */
export async function lockOwnCart(context: Context, tx: Database): Promise<LockedCart> {
  const { userID } = requireSession(context);
  return { tx, cart: await lockCart(tx, userID), ...conditionsOf(context) };
}

/** @throws ApiProblem 409 when the user has seen another version. */
export async function assertVersion(locked: LockedCart, seen: number | undefined) {
  const { tx, cart } = locked;
  if (seen !== undefined && seen !== cart.version) {
    throw cartChanged(await viewCart(tx, cart, locked));
  }
}

interface CartReply {
  status: 200;
  body: { order: CartOrder };
}

/** Locks the user's cart, changes it in one transaction and responds with the complete cart. */
export function changeCart(
  context: Context,
  work: (locked: LockedCart) => Promise<CartRow>,
): Promise<CartReply> {
  return context.db.transaction(async (tx) => {
    const locked = await lockOwnCart(context, tx);
    const cart = await work(locked);
    return { status: 200, body: { order: await viewCart(tx, cart, locked) } };
  });
}

/** Responds with a preview of a change and rolls it back. */
export async function previewCartChange(
  context: Context,
  work: (locked: LockedCart) => Promise<CartRow>,
): Promise<CartReply> {
  let seen: CartReply | undefined;
  try {
    await context.db.transaction(async (tx) => {
      const locked = await lockOwnCart(context, tx);
      const cart = await work(locked);
      seen = { status: 200, body: { order: await viewCart(tx, cart, locked) } };
      tx.rollback();
    });
  } catch (error) {
    if (seen === undefined || !(error instanceof TransactionRollbackError)) throw error;
  }
  if (seen === undefined) throw new Error('A preview ended without a cart');
  return seen;
}
