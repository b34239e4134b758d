import { destination } from '#src/features/order-parts/delivery/delivery-texts.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { CheckoutSection, type SectionProps } from './CheckoutSection.tsx';
import { PickupPointChoice } from './PickupPointChoice.tsx';

/** The destination: an address for the courier, a point for pickup. */
export function DeliveryPointSection(section: SectionProps) {
  const { checkout, outcome } = section;
  const pickup = checkout.delivery.method === 'Pickup';
  const Choice = pickup ? PickupPointChoice : AddressChoice;
  return (
    <CheckoutSection
      section={section}
      title={pickup ? 'Пункт выдачи' : 'Адрес доставки'}
      summary={destination(checkout.delivery)}
    >
      <Choice checkout={checkout} outcome={outcome} />
    </CheckoutSection>
  );
}
