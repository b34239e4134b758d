import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { brands } from '#server/db/schema/catalog.ts';
import { readSnapshot } from '#server/product/catalog-snapshot.ts';
import { plainText } from '#src/lib/text/plain-text.ts';

/**
 * A brand with its description.
 * @param idOrSlug of the brand
 * @throws ApiProblem 404 when there is none, or none of its products is on sale.
 */
export async function loadBrand(
  db: Database,
  idOrSlug: string,
): Promise<components['schemas']['BrandDetail']> {
  const known = (await readSnapshot(db)).brands;
  const brand = known.get(idOrSlug) ?? [...known.values()].find(({ slug }) => slug === idOrSlug);
  if (brand === undefined || brand.productCount === 0) {
    throw new ApiProblem(404, 'Такого бренда нет', { reason: 'NotFound' });
  }
  const [row] = await db
    .select({ description: brands.description })
    .from(brands)
    .where(eq(brands.id, brand.id));
  return { brand, description: plainText(row?.description ?? '') };
}
