import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useGetCheckoutSuspense } from '#generated/api/checkout/checkout.ts';
import type { Checkout, CheckoutSectionName } from '#generated/api/model/index.ts';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import classes from './CheckoutForm.module.css';
import { CheckoutProblems } from './CheckoutProblems.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { CommentSection } from './CommentSection.tsx';
import { DeliveryPointSection } from './DeliveryPointSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { RecipientSection } from './RecipientSection.tsx';

const sections = {
  Delivery: DeliverySection,
  DeliveryPoint: DeliveryPointSection,
  Recipient: RecipientSection,
  Payment: PaymentSection,
  Comment: CommentSection,
} as const;

/** Filling in an order: the server's sections in the server's order, and the sums beside them. */
export function CheckoutForm({ checkoutID }: { checkoutID: string }) {
  const { data: checkout } = useGetCheckoutSuspense(checkoutID);
  const [chosen, setChosen] = useState<CheckoutSectionName | null>(null);
  const open = chosen ?? firstIncomplete(checkout);
  return (
    <>
      <PageHeading>Оформление заказа</PageHeading>
      <div className={classes.layout}>
        <Stack gap="md">
          <CheckoutProblems checkout={checkout} />
          {checkout.sections.map(({ name, complete }, index) => {
            const Section = sections[name];
            return (
              <Section
                key={name}
                checkout={checkout}
                number={index + 1}
                complete={complete}
                open={open === name}
                onOpen={() => setChosen(name)}
                onDone={() => setChosen(null)}
              />
            );
          })}
        </Stack>
        <CheckoutSummary checkout={checkout} />
      </div>
    </>
  );
}

function firstIncomplete(checkout: Checkout): CheckoutSectionName | null {
  return checkout.sections.find(({ complete }) => !complete)?.name ?? null;
}
