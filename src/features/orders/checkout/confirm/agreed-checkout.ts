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
 * Whether an order is what the buyer had on the screen when confirming it. Sums are left out: the
 * server compares them itself, with today's prices; so is the comment, whose last words win.
 */
export function isAsAgreed(seen: Checkout, saved: Checkout): boolean {
  return factsOf(seen) === factsOf(saved);
}
