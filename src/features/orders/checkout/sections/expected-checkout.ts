import type { Checkout, CheckoutSectionName } from '#generated/api/model/index.ts';

/** What a section of the checkout will be when the server has taken the choice. */
export type SectionPatch = Partial<Pick<Checkout, 'delivery' | 'recipient' | 'paymentMethod'>>;

/** Choices that are on their way, by section, in the order in which they were made. */
export type SentSections = ReadonlyMap<CheckoutSectionName, SectionPatch>;

/**
 * The checkout as it will be: the user goes on at once while his choices are on their way. Sums
 * and what may be done stay the server's.
 */
export function expectedCheckout(checkout: Checkout, sent: SentSections): Checkout {
  if (sent.size === 0) return checkout;
  const { method } = checkout.delivery;
  const expected: Checkout = Object.assign({ ...checkout }, ...sent.values());
  // Another way of delivery leads to another kind of place.
  const moved = expected.delivery.method !== method && !sent.has('DeliveryPoint');
  const sections = checkout.sections.map((section) => {
    if (sent.has(section.name)) return { ...section, complete: true, message: null };
    return section.name === 'DeliveryPoint' && moved ? { ...section, complete: false } : section;
  });
  return { ...expected, sections };
}

/** The first section that waits for the user; null when all are filled in. */
export function firstIncomplete({ sections }: Checkout): CheckoutSectionName | null {
  return sections.find(({ complete }) => !complete)?.name ?? null;
}
