import type { Checkout, OrderDelivery } from '#generated/api/model/index.ts';

function deliveryFacts({ method, address, point, date, interval }: OrderDelivery): unknown[] {
  return method === 'Courier'
    ? [method, address?.id, date, interval?.from, interval?.to]
    : [method, point?.id, date];
}

/** What a buyer agrees to, apart from the sum. */
function factsOf({ items, customer, delivery, recipient, paymentMethod }: Checkout) {
  return JSON.stringify([
    customer.id,
    items.map(({ product, quantity, isGift }) => [product.id, quantity, isGift]),
    deliveryFacts(delivery),
    recipient?.id,
    paymentMethod,
  ]);
}

/**
 * Whether an order is the one on the screen when the buyer confirmed it. Sums are not compared: the
 * server does that itself, with today's prices; nor is the comment, whose last version wins.
 */
export function isAsAgreed(seen: Checkout, saved: Checkout): boolean {
  return factsOf(seen) === factsOf(saved);
}
