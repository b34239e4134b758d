import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { comparedProducts } from '#server/db/schema/discovery.ts';
import { textArray } from '#server/db/sql-values.ts';
import { ACCOUNT_COMPARE_LIMIT } from '#src/lib/contract-lengths.ts';

type ComparePreview = components['schemas']['ComparePreview'];

/** Ids of everything a user compares, recent first. */
export async function listCompared(db: Database, userID: string): Promise<ComparePreview> {
  const items = await db
    .select({ productID: comparedProducts.productID })
    .from(comparedProducts)
    .where(eq(comparedProducts.userID, userID))
    .orderBy(desc(comparedProducts.position))
    .limit(ACCOUNT_COMPARE_LIMIT);
  return { items };
}

/**
 * Adds products to a user's comparison; unknown ones are skipped.
 * @param keepNewest removes the oldest ones beyond the bound; beforeProductID places them before it.
 * @returns the whole comparison
 * @throws ApiProblem 422 `LimitReached` beyond the bound otherwise; nothing is added then.
 */
export function addCompared(
  db: Database,
  userID: string,
  { productIDs, keepNewest = false, beforeProductID }: components['schemas']['CompareAddition'],
): Promise<ComparePreview> {
  return db.transaction(async (tx) => {
    const later = beforeProductID === undefined ? [] : await takeFrom(tx, userID, beforeProductID);
    await tx.execute(sql`
      insert into compared_products (user_id, product_id)
      select ${userID}::text, p.id
      from unnest(${textArray([...productIDs, ...later])}) with ordinality as wanted(id, place)
      join products p on p.id = wanted.id
      order by wanted.place
      on conflict do nothing`);
    if (keepNewest) await removeOldest(tx, userID);
    const [counted] = await tx
      .select({ total: count() })
      .from(comparedProducts)
      .where(eq(comparedProducts.userID, userID));
    if ((counted?.total ?? 0) > ACCOUNT_COMPARE_LIMIT) {
      const message = `Сравнить можно не больше ${ACCOUNT_COMPARE_LIMIT} товаров: уберите лишние`;
      throw new ApiProblem(422, message, { reason: 'LimitReached' });
    }
    return listCompared(tx, userID);
  });
}

/**
 * Removes a product and what was added after it, to be added again in the order of the result; only
 * new rows get a new position.
 */
async function takeFrom(tx: Database, userID: string, productID: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with later as (
      delete from compared_products
      where user_id = ${userID}::text and position >= (
        select position from compared_products
        where user_id = ${userID}::text and product_id = ${productID}::text)
      returning product_id, position)
    select product_id as id from later order by position`);
  return rows.map(({ id }) => id);
}

/** Removes what is beyond the bound, the oldest first. */
async function removeOldest(tx: Database, userID: string): Promise<void> {
  const [last] = await tx
    .select({ position: comparedProducts.position })
    .from(comparedProducts)
    .where(eq(comparedProducts.userID, userID))
    .orderBy(desc(comparedProducts.position))
    .offset(ACCOUNT_COMPARE_LIMIT - 1)
    .limit(1);
  if (last === undefined) return;
  const ofUser = eq(comparedProducts.userID, userID);
  await tx
    .delete(comparedProducts)
    .where(and(ofUser, lt(comparedProducts.position, last.position)));
}

/** Takes products out of a user's comparison and gives what is left. */
export async function deleteCompared(
  db: Database,
  userID: string,
  productIDs: readonly string[],
): Promise<ComparePreview> {
  await db
    .delete(comparedProducts)
    .where(
      and(
        eq(comparedProducts.userID, userID),
        inArray(comparedProducts.productID, [...productIDs]),
      ),
    );
  return listCompared(db, userID);
}
