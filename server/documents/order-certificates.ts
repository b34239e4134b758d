import { asc, eq } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderItems } from '#server/db/schema/shopping.ts';
import type { OrderRow } from '#server/order/order-store.ts';

type Schemas = components['schemas'];

const MAX_ITEMS = limits['OrderCertificates.items'];
const MAX_DOCUMENTS = limits['OrderProductCertificates.documents'];

/**
 * Certificates, declarations and instructions of the products of a confirmed order, as they are
 * today: an order of last year is served with documents that are valid now.
 * @throws ApiProblem 409 NotAllowed for an order that was never confirmed.
 */
export async function readOrderCertificates(
  db: Database,
  order: OrderRow,
): Promise<Schemas['OrderCertificates']> {
  const orderID = order.id;
  if (order.confirmedAt === null) {
    throw new ApiProblem(409, 'Документы появятся, когда заказ будет оформлен', {
      reason: 'NotAllowed',
    });
  }
  const rows = await db
    .select({
      productID: orderItems.productID,
      frozen: orderItems.product,
      name: products.name,
      vendorCode: products.vendorCode,
      documents: products.documents,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productID))
    .where(eq(orderItems.orderID, orderID))
    .orderBy(asc(orderItems.position));
  // A product bought and given as a gift is one product.
  const items = new Map(
    rows.map(({ productID, frozen, name, vendorCode, documents }) => [
      productID,
      {
        productID,
        name: frozen?.name ?? name,
        vendorCode: frozen?.vendorCode ?? vendorCode,
        documents: documents.slice(0, MAX_DOCUMENTS),
      },
    ]),
  );
  return { orderID, items: [...items.values()].slice(0, MAX_ITEMS), archiveURL: null };
}
