import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { paymentRefunds, type ReceiptLine } from '#server/db/schema/buying.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderItems, refundLines, refunds } from '#server/db/schema/shopping.ts';
import type { PaymentRefund } from '#server/integrations/payment-provider.ts';
import { spread } from '#server/pricing/spread.ts';
import { BASE_VAT_RATE } from '#server/pricing/vat.ts';

function sumOf(lines: readonly ReceiptLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * What an order is paid for: its products at what they really cost, and its delivery. Gifts are not paid
 * for and not in it.
 */
export async function readReceiptLines(
  db: Database,
  orderID: string,
  delivery: number,
): Promise<ReceiptLine[]> {
  const rows = await db
    .select({
      position: orderItems.position,
      quantity: orderItems.quantity,
      price: orderItems.price,
      isGift: orderItems.isGift,
      promo: orderItems.promo,
      bonus: orderItems.bonus,
      frozen: orderItems.product,
      name: products.name,
      vatRate: products.vatRate,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productID))
    .where(eq(orderItems.orderID, orderID))
    .orderBy(asc(orderItems.position));
  const productLines = rows
    .filter(({ isGift }) => !isGift)
    .map(({ position, quantity, price, promo, bonus, frozen, name, vatRate }) => ({
      position,
      name: frozen?.name ?? name,
      quantity,
      amount: price * quantity - promo - bonus,
      vatRate: frozen?.vatRate === undefined ? vatRate : frozen.vatRate,
    }));
  return delivery > 0 ? [...productLines, deliveryLine(delivery)] : productLines;
}

function deliveryLine(amount: number): ReceiptLine {
  return { position: null, name: 'Доставка', quantity: 1, amount, vatRate: BASE_VAT_RATE };
}

/** What accepted refunds take of the lines of a payment. */
interface TakenLine {
  position: number | null;
  quantity: number;
  amount: number;
}

/** The products and the delivery of refunds whose money goes back by parts of a payment. */
async function readTaken(
  db: Database,
  paymentID: string,
): Promise<Map<string, readonly TakenLine[]>> {
  const rows = await db
    .select({ id: paymentRefunds.id, delivery: refunds.delivery, line: refundLines })
    .from(paymentRefunds)
    .innerJoin(refunds, eq(refunds.id, paymentRefunds.refundID))
    .innerJoin(refundLines, eq(refundLines.refundID, refunds.id))
    .where(and(eq(paymentRefunds.paymentID, paymentID), isNotNull(paymentRefunds.refundID)));
  const taken = new Map<string, TakenLine[]>();
  for (const { id, delivery, line } of rows) {
    const fromDelivery = { position: null, quantity: 1, amount: delivery };
    const list = taken.get(id) ?? (delivery > 0 ? [fromDelivery] : []);
    list.push({
      position: line.position,
      quantity: line.accepted ?? 0,
      amount: line.amount,
    });
    taken.set(id, list);
  }
  return taken;
}

/** What is left of lines after these were taken. */
function without(lines: readonly ReceiptLine[], taken: readonly TakenLine[]): ReceiptLine[] {
  return lines.map((line) => {
    const parts = taken.filter(({ position }) => position === line.position);
    return {
      ...line,
      quantity: parts.reduce((sum, { quantity }) => sum - quantity, line.quantity),
      amount: parts.reduce((sum, { amount }) => sum - amount, line.amount),
    };
  });
}

/**
 * What a sum that goes back was paid for: the products of its refund, or all that earlier parts have left
 * of the payment. Adds up to the sum in any case: money is not held back by its receipt.
 * @param paid the lines of the payment.
 */
export async function readRefundedLines(
  db: Database,
  { id, payment, amount }: PaymentRefund,
  paid: readonly ReceiptLine[],
): Promise<ReceiptLine[]> {
  const taken = await readTaken(db, payment.id);
  const own = taken.get(id);
  const lines =
    own === undefined
      ? without(paid, [...taken.values()].flat())
      : paid.flatMap((line) => {
          const part = own.find(({ position }) => position === line.position);
          return part === undefined ? [] : [{ ...line, ...part }];
        });
  const due = lines.filter((line) => line.amount > 0 && line.quantity > 0);
  if (sumOf(due) === amount) return due;
  const weights = due.length > 0 ? due : paid;
  const shares = spread(
    amount,
    weights.map((line) => line.amount),
  );
  return weights
    .map((line, index) => ({ ...line, quantity: 1, amount: shares[index] ?? 0 }))
    .filter((line) => line.amount > 0);
}
