import { sql } from 'drizzle-orm';
import { lockLineProducts } from '#server/cart/line-products.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';

export interface Quantity {
  productID: string;
  quantity: number;
}

/** One entry a product: a product may lie in an order twice, bought and given. */
export function sumQuantities(lines: readonly Quantity[]): Quantity[] {
  const sums = new Map<string, number>();
  for (const { productID, quantity } of lines) {
    sums.set(productID, (sums.get(productID) ?? 0) + quantity);
  }
  return [...sums].map(([productID, quantity]) => ({ productID, quantity }));
}

function asRows(quantities: readonly Quantity[]) {
  const rows = quantities.map(({ productID, quantity }) => ({ id: productID, quantity }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id text, quantity int)`;
}

/** Pieces that must be there for the product to be sold at all, as `smallestQuantity` has it. */
const smallest = sql`ceil(${products.minQuantity}::numeric / ${products.packSize}) * ${products.packSize}`;

/**
 * Takes goods off the stock, one entry a product; what no longer comes to the smallest quantity on
 * sale becomes unavailable at once. The rows must be locked by `lockLineProducts` and found
 * sufficient: the condition here is the last line of defence.
 * @throws Error when one was not there after all; the transaction must roll back.
 */
export async function takeStock(tx: Database, quantities: readonly Quantity[]): Promise<void> {
  const left = sql`${products.stock} - wanted.quantity`;
  const enough = sql`${left} >= ${smallest}`;
  const taken = await tx
    .update(products)
    .set({
      stock: left,
      available: enough,
      unavailabilityReason: sql`case when ${enough} then null else 'OutOfStock' end`,
      unavailableAction: sql`case when ${enough} then null else 'WaitingList' end`,
    })
    .from(asRows(quantities))
    .where(
      sql`${products.id} = wanted.id and ${products.available} and ${products.stock} >= wanted.quantity`,
    )
    .returning({ id: products.id });
  if (taken.length !== quantities.length) throw new Error('Stock was sold under a lock');
}

/** Puts goods back; what had run out can be bought again, unless it is forbidden or delisted. */
export async function returnStock(tx: Database, quantities: readonly Quantity[]): Promise<void> {
  await lockLineProducts(
    tx,
    quantities.map(({ productID }) => productID),
    null,
  );
  const revived = sql`${products.unavailabilityReason} = 'OutOfStock' and not ${products.saleForbidden}
    and ${products.stock} + wanted.quantity >= ${smallest}`;
  await tx
    .update(products)
    .set({
      stock: sql`${products.stock} + wanted.quantity`,
      available: sql`${products.available} or coalesce(${revived}, false)`,
      unavailabilityReason: sql`case when ${revived} then null else ${products.unavailabilityReason} end`,
      unavailableAction: sql`case when ${revived} then null else ${products.unavailableAction} end`,
    })
    .from(asRows(quantities))
    .where(sql`${products.id} = wanted.id`);
}
