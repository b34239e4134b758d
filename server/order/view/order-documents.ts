import type { components } from '#generated/server/operations.ts';
import type { OrderEventRow, OrderRow } from '#server/order/order-store.ts';
import { isLive } from '#server/order/transitions.ts';

type OrderDocument = components['schemas']['OrderDocument'];

/** An order that documents can refer to. */
export interface PlacedOrder {
  number: string;
  confirmedAt: Date;
  partner: components['schemas']['Partner'];
}

/** The order for its invoice; null with another payment method, when not placed or canceled. */
export function invoicedOrder(order: OrderRow): PlacedOrder | null {
  return order.paymentMethod === 'Invoice' ? placedOrder(order) : null;
}

function placedOrder({ status, number, confirmedAt, customer }: OrderRow): PlacedOrder | null {
  const { partner } = customer;
  if (isLive(status) || status === 'Canceled') return null;
  if (number === null || confirmedAt === null || partner === null) return null;
  return { number, confirmedAt, partner };
}

/** A company's shipped order; null before shipping, and for a person, who gets no such document. */
export function shippedOrder(
  order: OrderRow,
  events: readonly Pick<OrderEventRow, 'status' | 'at'>[],
): (PlacedOrder & { shippedAt: Date }) | null {
  const placed = placedOrder(order);
  // Later events of a shipped order, as a payment, are no shipment.
  const shipment = events.find(({ status }) => status === 'Shipped');
  return placed && shipment ? { ...placed, shippedAt: shipment.at } : null;
}

/** The financial documents of an order that are available now. */
export function listOrderDocuments(
  order: OrderRow,
  events: readonly Pick<OrderEventRow, 'status' | 'at'>[],
): OrderDocument[] {
  const documents: OrderDocument[] = [];
  const invoiced = invoicedOrder(order);
  const shipped = shippedOrder(order, events);
  if (invoiced) {
    const { number, confirmedAt } = invoiced;
    documents.push({ kind: 'Invoice', number, issuedAt: confirmedAt.toISOString() });
  }
  if (shipped) {
    const { number, shippedAt } = shipped;
    documents.push({ kind: 'TransferDocument', number, issuedAt: shippedAt.toISOString() });
  }
  return documents;
}
