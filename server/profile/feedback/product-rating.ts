import { eq, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { textArray } from '#server/db/sql-values.ts';

function selectProduct(db: Database, productID: string) {
  return db.select({ id: products.id }).from(products).where(eq(products.id, productID));
}

function unknownProduct(): ApiProblem {
  return new ApiProblem(404, 'Такого товара нет', { reason: 'NotFound' });
}

/** @throws ApiProblem 404 for an unknown product. */
export async function assertProduct(db: Database, productID: string): Promise<void> {
  if ((await selectProduct(db, productID)).length === 0) throw unknownProduct();
}

/**
 * Locks the product, so that of two simultaneous changes of its reviews the second rating includes
 * the first change.
 * @throws ApiProblem 404 for an unknown product.
 */
export async function lockProduct(tx: Database, productID: string): Promise<void> {
  if ((await selectProduct(tx, productID).for('update')).length === 0) throw unknownProduct();
}

/** Updates the ratings of locked products from their published reviews. */
export async function refreshRatings(tx: Database, productIDs: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update products p set (rating, feedback_count) = (
      select avg(f.rating)::real, count(*)::int from product_feedback f
      where f.product_id = p.id and f.status = 'Published')
    where p.id = any(${textArray(productIDs)})`);
}

/** The same for one product. */
export function refreshRating(tx: Database, productID: string): Promise<void> {
  return refreshRatings(tx, [productID]);
}
