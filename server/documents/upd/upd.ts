import { eq } from 'drizzle-orm';
import type { SellerConfig } from '#server/config/config.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { readPaperLines } from '#server/documents/paper-lines.ts';
import { longDay } from '#server/documents/paper-text.ts';
import { type OrderRow, readEvents } from '#server/order/order-store.ts';
import { shippedOrder } from '#server/order/view/order-documents.ts';
import { formatWeight } from '#src/lib/numbers/weight.ts';
import { drawUpdPdf } from './upd-pdf.ts';

async function legalAddress(db: Database, partnerID: string): Promise<string | null> {
  const [row] = await db
    .select({ address: partners.legalAddress })
    .from(partners)
    .where(eq(partners.id, partnerID));
  return row?.address ?? null;
}

/** Where the goods go, as far as the order says. */
function destination({ deliveryMethod, pickupPoint, address }: OrderRow): string | null {
  return (deliveryMethod === 'Pickup' ? pickupPoint?.address : address?.value) ?? null;
}

/**
 * The universal transfer document of a shipped order as a PDF.
 * @throws ApiProblem 409 NotAllowed for an order that was not shipped, or not to a company.
 */
export async function drawUpd(
  db: Database,
  order: OrderRow,
  seller: SellerConfig | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const shipped = shippedOrder(order, await readEvents(db, order.id));
  if (shipped === null) {
    throw new ApiProblem(409, 'УПД на этот заказ нет', { reason: 'NotAllowed' });
  }
  if (seller === null) {
    throw new ApiProblem(409, 'УПД пришлёт менеджер', { reason: 'NotAllowed' });
  }
  const { number, confirmedAt, shippedAt, partner } = shipped;
  const { contract, totals } = order;
  const made = `заказ № ${number} от ${longDay(confirmedAt)}`;
  return drawUpdPdf({
    number,
    date: shippedAt,
    seller,
    buyer: { ...partner, address: await legalAddress(db, partner.id) },
    consignee: [partner.name, destination(order)].filter((part) => part !== null).join(', '),
    basis: contract === null ? made : `договор № ${contract.number}, ${made}`,
    cargo: totals.weight > 0 ? `масса ${formatWeight(totals.weight)}` : '',
    lines: await readPaperLines(db, order.id, totals.delivery ?? 0),
  });
}
