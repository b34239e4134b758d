import type { Database } from '#server/db/connection.ts';
import type { NewShipment, ParcelItem } from '#server/integrations/carrier.ts';
import { type OrderLine, type OrderRow, readOrderLines } from '#server/order/order-store.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';

/** What is paid when the order is handed over. */
function isDueOnReceipt({ paymentMethod, paymentStatus }: OrderRow): boolean {
  return paymentStatus !== 'Paid' && (paymentMethod === 'Cash' || paymentMethod === 'BankCard');
}

/** The pieces of a line at what they really cost; two items, a kopeck apart, where that does not divide. */
function itemsOf(line: OrderLine, isDue: boolean): ParcelItem[] {
  const { productID, product, quantity, price, promo, bonus } = line;
  const amount = price * quantity - promo - bonus;
  const base = Math.floor(amount / quantity);
  const dearer = amount - base * quantity;
  return [
    { pieces: quantity - dearer, cost: base },
    { pieces: dearer, cost: base + 1 },
  ]
    .filter(({ pieces }) => pieces > 0)
    .map(({ pieces, cost }) => ({
      productID,
      name: product?.name ?? productID,
      quantity: pieces,
      price: cost,
      due: isDue ? cost : 0,
      weight: Math.max(1, product?.weight ?? 0),
    }));
}

/** The shipment of a placed order; null without a recipient or a point. */
export async function readShipment(db: Database, order: OrderRow): Promise<NewShipment | null> {
  const { recipient, pickupPointID, totals } = order;
  if (recipient === null || pickupPointID === null) return null;
  const isDue = isDueOnReceipt(order);
  const lines = await readOrderLines(db, order.id);
  return {
    // The number that buyers see has a Cyrillic letter, which СДЭК does not take.
    number: order.id,
    pointID: pickupPointID,
    recipient: { name: fullName(recipient), phone: recipient.phone, email: recipient.email },
    items: lines.flatMap((line) => itemsOf(line, isDue)),
    weight: totals.weight,
    deliveryDue: isDue ? (totals.delivery ?? 0) : 0,
  };
}
