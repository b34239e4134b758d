import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { lockLineProducts } from '#server/cart/lines/line-products.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';

export interface Quantity {
  productID: string;
  quantity: number;
}

/** One entry per product: an order may contain a product twice, bought and as a gift. */
export function sumQuantities(lines: readonly Quantity[]): Quantity[] {
  const sums = new Map<string, number>();
  for (const { productID, quantity } of lines) {
    sums.set(productID, (sums.get(productID) ?? 0) + quantity);
  }
  return [...sums].map(([productID, quantity]) => ({ productID, quantity }));
}

function asRows(quantities: readonly Quantity[]) {
  const rows = quantities.map(({ productID, quantity }) => ({ id: productID, quantity }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as requested(id text, quantity int)`;
}

/** The stock below which the product cannot be sold, as in `smallestQuantity`. */
const smallest = sql`ceil(${products.minQuantity}::numeric / ${products.packSize}) * ${products.packSize}`;

/** Restricted products are sold to whom they are open; for others they stay unavailable. */
const restricted = sql`coalesce(${products.unavailabilityReason} = 'RestrictedByProducer', false)`;

/**
 * Reduces the stock, one entry per product; a product whose stock falls below its smallest quantity
 * becomes unavailable at once. The caller locks the rows with `lockLineProducts` and checks the
 * stock; the condition here is only a safeguard.
 * @throws Error when the stock is insufficient; the transaction must roll back.
 */
export async function takeStock(tx: Database, quantities: readonly Quantity[]): Promise<void> {
  const left = sql`${products.stock} - requested.quantity`;
  const enough = sql`(${products.available} and ${left} >= ${smallest})`;
  const unless = (value: SQL, column: AnyPgColumn) =>
    sql`case when ${restricted} then ${column} when ${enough} then null else ${value} end`;
  const taken = await tx
    .update(products)
    .set({
      stock: left,
      available: enough,
      unavailabilityReason: unless(sql`'OutOfStock'`, products.unavailabilityReason),
      unavailableAction: unless(sql`'WaitingList'`, products.unavailableAction),
    })
    .from(asRows(quantities))
    .where(
      sql`${products.id} = requested.id and (${products.available} or ${restricted}) and ${products.stock} >= requested.quantity`,
    )
    .returning({ id: products.id });
  if (taken.length !== quantities.length) throw new Error('Stock was sold under a lock');
}

/** Returns products to stock; sold-out ones become available, unless forbidden or delisted. */
export async function returnStock(tx: Database, quantities: readonly Quantity[]): Promise<void> {
  await lockLineProducts(
    tx,
    quantities.map(({ productID }) => productID),
    null,
  );
  const revived = sql`${products.unavailabilityReason} = 'OutOfStock' and not ${products.saleForbidden}
    and ${products.stock} + requested.quantity >= ${smallest}`;
  await tx
    .update(products)
    .set({
      stock: sql`${products.stock} + requested.quantity`,
      available: sql`${products.available} or coalesce(${revived}, false)`,
      unavailabilityReason: sql`case when ${revived} then null else ${products.unavailabilityReason} end`,
      unavailableAction: sql`case when ${revived} then null else ${products.unavailableAction} end`,
    })
    .from(asRows(quantities))
    .where(sql`${products.id} = requested.id`);
}
