import { inArray } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalogue.ts';
import type { TicketProduct } from './tickets.ts';

interface Wanted {
  productID: string;
  quantity: number | null;
}

function assertOnce(wanted: readonly Wanted[]): void {
  const seen = new Set<string>();
  for (const [index, { productID }] of wanted.entries()) {
    if (seen.has(productID)) {
      throw new ApiProblem(422, 'Проверьте заполнение полей', {
        reason: 'ProductInvalid',
        errors: [{ path: `/products/${index}/productID`, message: 'Товар уже есть в\u00A0списке' }],
      });
    }
    seen.add(productID);
  }
}

/**
 * The products a ticket is about, with their names of today.
 * @throws ApiProblem 422 when one is named twice, 404 when one is unknown.
 */
export async function requireProducts(
  db: Database,
  wanted: readonly Wanted[],
): Promise<TicketProduct[]> {
  assertOnce(wanted);
  const ids = wanted.map(({ productID }) => productID);
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return wanted.map((line) => {
    const name = names.get(line.productID);
    if (name === undefined) {
      throw new ApiProblem(404, 'Такого товара нет', { reason: 'NotFound' });
    }
    return { ...line, name };
  });
}
