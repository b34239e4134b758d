import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';

/**
 * Finds the product by the offer id that feeds, recommendations and analytics use.
 * @throws ApiProblem 404 for an unknown offer.
 */
export async function findByMarketID(
  db: Database,
  marketID: string,
): Promise<components['schemas']['ProductIdentity']> {
  const [product] = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(eq(products.marketID, marketID));
  if (product === undefined) throw new ApiProblem(404, 'Такого товара нет', { reason: 'NotFound' });
  return product;
}
