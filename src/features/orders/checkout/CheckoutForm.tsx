import { Stack } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { useGetCheckoutSuspense } from '#generated/api/checkout/get-checkout.ts';
import { CheckoutProblems } from '#src/features/orders/checkout/problems/CheckoutProblems.tsx';
import { firstIncomplete } from '#src/features/orders/checkout/sections/changes/expected-checkout.ts';
import { useSectionChanges } from '#src/features/orders/checkout/sections/changes/section-changes.ts';
import { DeliveryPointSection } from '#src/features/orders/checkout/sections/delivery/DeliveryPointSection.tsx';
import { DeliverySection } from '#src/features/orders/checkout/sections/delivery/DeliverySection.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { TwoColumnLayout } from '#src/ui/kit/page/TwoColumnLayout.tsx';
import { CartChanges } from './CartChanges.tsx';
import { CheckoutBuyer } from './CheckoutBuyer.tsx';
import { CheckoutSummary } from './confirm/CheckoutSummary.tsx';
import { LeaveCheckout } from './LeaveCheckout.tsx';
import { CommentSection } from './sections/CommentSection.tsx';
import { PaymentSection } from './sections/PaymentSection.tsx';
import { RecipientSection } from './sections/RecipientSection.tsx';

const sections = {
  Delivery: DeliverySection,
  DeliveryPoint: DeliveryPointSection,
  Recipient: RecipientSection,
  Payment: PaymentSection,
  Comment: CommentSection,
} as const;

/** Sections whose values depend on the delivery method. */
const afterDelivery: readonly string[] = ['DeliveryPoint', 'Payment'];

interface CheckoutFormProps {
  checkoutID: string;
  /** Above the heading: a link back. */
  above?: ReactNode;
}

/** The form of an order: sections in the server's order, and the totals beside them. */
export function CheckoutForm({ checkoutID, above }: CheckoutFormProps) {
  const { data: checkout } = useGetCheckoutSuspense(checkoutID);
  const changes = useSectionChanges(checkout);
  const { shown, shownIn, open, choose, outcomeOf, saving, moving, comment, guard } = changes;
  // The heading of the next section renders at once; a long list of pickup points may follow later.
  const filled = useDeferredValue(open);
  return (
    <>
      <PageHeading above={above}>Оформление заказа</PageHeading>
      <TwoColumnLayout>
        <Stack gap="md">
          <CheckoutBuyer customer={checkout.customer} />
          <CartChanges checkout={checkout} />
          <CheckoutProblems checkout={checkout} />
          {shown.sections.map(({ name, complete }, index) => {
            const Section = sections[name];
            return (
              <Section
                key={name}
                checkout={shownIn(name)}
                outcome={outcomeOf(name)}
                number={index + 1}
                complete={complete}
                open={open === name}
                unknown={moving && afterDelivery.includes(name)}
                filled={open === name && filled === name}
                onOpen={() => choose(name)}
                called={changes.focusRequestsOf(name)}
                field={comment}
              />
            );
          })}
          <LeaveCheckout checkout={checkout} />
        </Stack>
        <CheckoutSummary
          checkout={checkout}
          saving={saving}
          moving={moving}
          filled={firstIncomplete(shown) === null}
          guard={guard}
        />
      </TwoColumnLayout>
    </>
  );
}
