import type { SellerConfig } from '#server/config/config.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { readPaperLines } from '#server/documents/paper-lines.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { invoicedOrder } from '#server/order/view/order-documents.ts';
import { drawInvoicePdf } from './invoice-pdf.ts';

/**
 * The invoice of an order as a PDF.
 * @throws ApiProblem 409 NotAllowed when the order has another payment method or is not placed.
 */
export async function drawInvoice(
  db: Database,
  order: OrderRow,
  seller: SellerConfig | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const invoiced = invoicedOrder(order);
  if (invoiced === null) {
    throw new ApiProblem(409, 'Счёта на этот заказ нет', { reason: 'NotAllowed' });
  }
  if (seller === null) {
    throw new ApiProblem(409, 'Счёт пришлёт менеджер', { reason: 'NotAllowed' });
  }
  const lines = await readPaperLines(db, order.id, order.totals.delivery ?? 0);
  return drawInvoicePdf({
    number: invoiced.number,
    date: invoiced.confirmedAt,
    seller,
    buyer: invoiced.partner,
    contractNumber: order.contract?.number ?? null,
    paymentDelayDays: order.contract?.paymentDelayDays ?? 0,
    lines,
    total: order.totals.toPay,
  });
}
