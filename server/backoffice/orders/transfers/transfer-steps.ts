import { and, eq, isNull, ne } from 'drizzle-orm';
import { readOrder } from '#server/backoffice/orders/staff-orders.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { moneyTransfers } from '#server/db/schema/buying.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { recordPayment } from '#server/fulfillment/record-payment.ts';
import { shopActor } from '#server/order/actor.ts';
import { orderNumber } from '#server/order/order-lines.ts';
import { announceGivenBack, announceUnpaid } from '#server/order/order-notifications.ts';
import { type OrderRow, recordEvent, updateOrder } from '#server/order/order-store.ts';
import { PAYMENT_UNDONE } from '#server/order/payment-state.ts';
import { settleOwedByHand } from '#server/order/payments/hand-refunds.ts';
import { openInstallment } from '#server/order/payments/installment.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { findRecordedPayment, storeTransfer, type TransferRow } from './money-transfers.ts';
import {
  documentRequired,
  documentTaken,
  documentText,
  isCashOrder,
  type TransferDocument,
  validateDocument,
} from './transfer-document.ts';

/** The day on which an order was placed: nobody pays before it. */
function placedOn({ confirmedAt, createdAt }: OrderRow): { day: string; event: string } {
  return { day: moscowDay(confirmedAt ?? createdAt), event: 'Заказ оформлен' };
}

/** @throws ApiProblem 422 NumberTaken when the same document is recorded for another order. */
async function validateNumber(
  tx: Database,
  id: string,
  direction: TransferRow['direction'],
  document: TransferDocument,
): Promise<void> {
  const [other] = await tx
    .select({ id: orders.id, number: orders.number })
    .from(moneyTransfers)
    .innerJoin(orders, eq(orders.id, moneyTransfers.orderID))
    .where(
      and(
        eq(moneyTransfers.direction, direction),
        eq(moneyTransfers.number, document.number),
        eq(moneyTransfers.day, document.day),
        isNull(moneyTransfers.undoneAt),
        ne(moneyTransfers.orderID, id),
      ),
    )
    .limit(1);
  if (other !== undefined) throw documentTaken(document, orderNumber(other));
}

/** Who does it, and when. */
interface Recorded {
  /** `staff:LOGIN`. */
  recordedBy: string;
  now: Date;
}

/**
 * Records that a locked order was paid otherwise than online, with the document that says so.
 * @param owed kopecks, and whether they come by a payment order, which is needed then
 * @throws ApiProblem 422 TransferRequired, WrongAmount, WrongDay
 */
export async function payByHand(
  tx: Database,
  id: string,
  { due, needsTransfer }: { due: number; needsTransfer: boolean },
  { document, recordedBy, now }: Recorded & { document: TransferDocument | undefined },
): Promise<void> {
  if (document === undefined && needsTransfer) throw documentRequired();
  const { number, day } =
    document === undefined
      ? { number: null, day: moscowDay(now) }
      : validateDocument(document, {
          amount: due,
          owed: 'За заказ должны',
          first: placedOn(await readOrder(tx, id)),
          now,
        });
  if (number !== null) await validateNumber(tx, id, 'Payment', { number, day, amount: due });
  await recordPayment(tx, id, now);
  if (due === 0) return;
  await storeTransfer(tx, id, { direction: 'Payment', number, day, amount: due, recordedBy, now });
}

/**
 * Takes back a payment that staff recorded by mistake: the locked order is to be paid again.
 * @throws ApiProblem 409 NotAllowed when staff have recorded none.
 */
export async function undoPayment(
  tx: Database,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const payment = await findRecordedPayment(tx, id);
  if (payment === null) {
    throw new ApiProblem(409, 'Оплату отметил не\u00A0сотрудник', { reason: 'NotAllowed' });
  }
  await tx
    .update(moneyTransfers)
    .set({ undoneAt: now, undoReason: reason })
    .where(eq(moneyTransfers.id, payment.id));
  const order = await updateOrder(tx, await readOrder(tx, id), { paymentStatus: 'NotPaid' }, now);
  // The application to the bank was closed by the payment.
  await openInstallment(tx, order, now);
  const title = PAYMENT_UNDONE;
  await recordEvent(tx, id, order.status, { actor: shopActor, now, title, comment: reason });
  await announceUnpaid(tx, order, reason, now);
}

/**
 * Records that staff have paid back all that no bank does for a locked order, and notifies the buyer.
 * @param toReturn kopecks
 * @throws ApiProblem 422 TransferRequired, WrongAmount, WrongDay
 */
export async function giveBackByHand(
  tx: Database,
  id: string,
  toReturn: number,
  { document, recordedBy, now }: Recorded & { document: TransferDocument | undefined },
): Promise<void> {
  if (document === undefined) throw documentRequired();
  const payment = await findRecordedPayment(tx, id);
  const first =
    payment === null
      ? placedOn(await readOrder(tx, id))
      : { day: payment.day, event: 'Оплата получена' };
  const valid = validateDocument(document, { amount: toReturn, owed: 'Вернуть надо', first, now });
  await validateNumber(tx, id, 'Return', valid);
  const transferID = await storeTransfer(tx, id, {
    direction: 'Return',
    ...valid,
    recordedBy,
    now,
  });
  await settleOwedByHand(tx, id, transferID);
  const order = await updateOrder(tx, await readOrder(tx, id), {}, now);
  const text = `${formatMoney(toReturn)}, ${documentText(valid)}`;
  const isCash = isCashOrder(valid);
  const title = isCash ? 'Деньги выданы вам' : 'Деньги отправлены вам';
  await recordEvent(tx, id, order.status, { actor: shopActor, now, title, comment: text });
  await announceGivenBack(tx, order, { text, isCash }, now);
}
