import type { Checkout } from '#generated/api/model/index.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { CheckoutSection, type SectionProps } from './CheckoutSection.tsx';
import { useSectionOutcome } from './checkout-cache.ts';
import { destination } from './delivery-texts.ts';
import { PickupPointChoice } from './PickupPointChoice.tsx';

/** Where: an address for the courier, a point for pickup. */
export function DeliveryPointSection({
  checkout,
  ...section
}: SectionProps & { checkout: Checkout }) {
  const outcome = useSectionOutcome(checkout.id, section.onDone);
  const pickup = checkout.delivery.method === 'Pickup';
  const Choice = pickup ? PickupPointChoice : AddressChoice;
  return (
    <CheckoutSection
      {...section}
      title={pickup ? 'Пункт выдачи' : 'Адрес доставки'}
      summary={destination(checkout.delivery)}
      refusal={outcome.refusal}
    >
      <Choice checkout={checkout} outcome={outcome} />
    </CheckoutSection>
  );
}
