import { addressNote, destination } from '#src/features/order-parts/delivery/delivery-texts.ts';
import {
  CheckoutSection,
  type SectionProps,
} from '#src/features/orders/checkout/sections/CheckoutSection.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { PickupPointChoice } from './PickupPointChoice.tsx';

/** The destination: an address for the courier, a point for pickup. */
export function DeliveryPointSection(section: SectionProps) {
  const { checkout, outcome } = section;
  const { address } = checkout.delivery;
  const pickup = checkout.delivery.method === 'Pickup';
  const Choice = pickup ? PickupPointChoice : AddressChoice;
  return (
    <CheckoutSection
      section={section}
      title={pickup ? 'Пункт выдачи' : 'Адрес доставки'}
      summary={
        <>
          {destination(checkout.delivery)}
          {address && addressNote(address) && <div>Курьеру: {addressNote(address)}</div>}
        </>
      }
    >
      <Choice checkout={checkout} outcome={outcome} />
    </CheckoutSection>
  );
}
