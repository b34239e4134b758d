import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, value } from '#server/db/engine/built-query.ts';
import { cartPromoCodes } from '#server/db/schema/buying.ts';
import type { ChosenCode } from '#server/db/schema/shopping.ts';

const ALL = '';

const codesOf = buildOnce<{ cartID: string }, { code: string; productID: string }[]>((db) =>
  db
    .select({ code: cartPromoCodes.code, productID: cartPromoCodes.productID })
    .from(cartPromoCodes)
    .where(eq(cartPromoCodes.cartID, value('cartID')))
    .orderBy(asc(cartPromoCodes.position)),
);

/** The codes of a cart in the order they were applied. */
export async function readChosenCodes(db: Database, cartID: string): Promise<ChosenCode[]> {
  const rows = await codesOf(db, { cartID });
  return rows.map(({ code, productID }) => ({
    code,
    productID: productID === ALL ? null : productID,
  }));
}

/** Applies a code; one that is applied already keeps its position. */
export async function putChosenCode(
  tx: Database,
  cartID: string,
  { code, productID }: ChosenCode,
): Promise<void> {
  await tx
    .insert(cartPromoCodes)
    .values({ cartID, code, productID: productID ?? ALL })
    .onConflictDoNothing();
}

/** Removes a code from one product, or from all. */
export async function dropChosenCode(
  tx: Database,
  cartID: string,
  { code, productID }: ChosenCode,
): Promise<void> {
  await tx
    .delete(cartPromoCodes)
    .where(
      and(
        eq(cartPromoCodes.cartID, cartID),
        eq(cartPromoCodes.code, code),
        productID === null ? undefined : eq(cartPromoCodes.productID, productID),
      ),
    );
}

const deleteCodes = buildOnce<{ cartID: string }, unknown>((db) =>
  db.delete(cartPromoCodes).where(eq(cartPromoCodes.cartID, value('cartID'))),
);

/** Removes all codes from the cart: its order has used them. */
export async function clearChosenCodes(tx: Database, cartID: string): Promise<void> {
  await deleteCodes(tx, { cartID });
}

/** The choices without a code, as after `dropChosenCode`. */
export function withoutCode(
  chosen: readonly ChosenCode[],
  { code, productID }: ChosenCode,
): ChosenCode[] {
  return chosen.filter(
    (one) => one.code !== code || (productID !== null && one.productID !== productID),
  );
}

/** The choices with one more code, as after `putChosenCode`. */
export function withCode(chosen: readonly ChosenCode[], requested: ChosenCode): ChosenCode[] {
  const isThere = chosen.some(
    ({ code, productID }) => code === requested.code && productID === requested.productID,
  );
  return isThere ? [...chosen] : [...chosen, requested];
}
