import type { SellerConfig } from '#server/config.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { drawInvoicePdf, type InvoiceLine } from './invoice-pdf.ts';
import { type OrderRow, readOrderLines } from './order-store.ts';
import { isLive } from './transitions.ts';

/**
 * The invoice of an order as a PDF.
 * @throws ApiProblem 409 NotAllowed when the order is paid otherwise, or not placed.
 */
export async function drawInvoice(
  db: Database,
  order: OrderRow,
  seller: SellerConfig | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { customer, number, confirmedAt, totals, status } = order;
  const isPlaced = !isLive(status) && status !== 'Canceled' && number !== null;
  if (
    order.paymentMethod !== 'Invoice' ||
    !isPlaced ||
    confirmedAt === null ||
    customer.partner === null
  ) {
    throw new ApiProblem(409, 'Счёта на этот заказ нет', { reason: 'NotAllowed' });
  }
  if (seller === null) {
    throw new ApiProblem(409, 'Счёт пришлёт менеджер', { reason: 'NotAllowed' });
  }
  const lines = (await readOrderLines(db, order.id)).map(
    ({ product, productID, quantity, price, promo, bonus, isGift }): InvoiceLine => ({
      name: `${product?.name ?? productID}${isGift ? ' (подарок)' : ''}`,
      vendorCode: product?.vendorCode ?? '',
      quantity,
      price: isGift ? 0 : price,
      amount: isGift ? 0 : price * quantity - promo - bonus,
    }),
  );
  return drawInvoicePdf({
    number,
    date: confirmedAt,
    seller,
    buyer: customer.partner,
    contractNumber: order.contract?.number ?? null,
    lines,
    delivery: totals.delivery ?? 0,
    total: totals.toPay,
  });
}
