import { inArray } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import type { TicketProduct } from '#server/support/tickets/create-ticket.ts';

interface Requested {
  productID: string;
  quantity: number | null;
}

function assertOnce(requested: readonly Requested[]): void {
  const seen = new Set<string>();
  for (const [index, { productID }] of requested.entries()) {
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
 * The products a ticket is about, with their current names.
 * @throws ApiProblem 422 for a duplicate, 404 for an unknown one.
 */
export async function requireProducts(
  db: Database,
  requested: readonly Requested[],
): Promise<TicketProduct[]> {
  assertOnce(requested);
  const ids = requested.map(({ productID }) => productID);
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return requested.map((line) => {
    const name = names.get(line.productID);
    if (name === undefined) {
      throw new ApiProblem(404, 'Такого товара нет', { reason: 'NotFound' });
    }
    return { ...line, name };
  });
}
