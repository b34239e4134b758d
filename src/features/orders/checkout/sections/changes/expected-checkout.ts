import type { Checkout, CheckoutSectionName, OrderDelivery } from '#generated/api/model/index.ts';

/** The values of a section after the server has saved the change. */
export type SectionPatch = Partial<Pick<Checkout, 'delivery' | 'recipient' | 'paymentMethod'>>;

/** Pending changes by section, in the order in which they were made. */
export type SentSections = ReadonlyMap<CheckoutSectionName, SectionPatch>;

/**
 * The checkout with pending changes applied: the user continues at once. Totals and allowed actions
 * stay the server's.
 */
export function expectedCheckout(checkout: Checkout, sent: SentSections): Checkout {
  if (sent.size === 0) return checkout;
  const { method } = checkout.delivery;
  const expected: Checkout = Object.assign({ ...checkout }, ...sent.values());
  // Another delivery method needs another kind of place.
  const moved = expected.delivery.method !== method && !sent.has('DeliveryPoint');
  const sections = checkout.sections.map((section) => {
    if (sent.has(section.name)) return { ...section, complete: true, message: null };
    return section.name === 'DeliveryPoint' && moved ? { ...section, complete: false } : section;
  });
  return { ...expected, sections };
}

/** A delivery after a choice: of another method, place, day and cost are the server's to say. */
export function expectedDelivery(
  delivery: OrderDelivery,
  choice: Pick<OrderDelivery, 'method'> & Partial<OrderDelivery>,
): OrderDelivery {
  if (choice.method === delivery.method) return { ...delivery, ...choice };
  return { address: null, point: null, date: null, interval: null, cost: null, ...choice };
}

/** The first incomplete section; null when all are complete. */
export function firstIncomplete({ sections }: Checkout): CheckoutSectionName | null {
  return sections.find(({ complete }) => !complete)?.name ?? null;
}
