import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChangeCheckoutPayment } from '#generated/api/checkout/checkout.ts';
import type { Checkout, PaymentMethod } from '#generated/api/model/index.ts';
import { ChoiceCards } from '#src/ui/ChoiceCards.tsx';
import { CheckoutSection, type SectionProps } from './CheckoutSection.tsx';
import { useSectionOutcome } from './checkout-cache.ts';

/** How the order is paid; a method that does not fit says why. */
export function PaymentSection({ checkout, ...section }: SectionProps & { checkout: Checkout }) {
  const outcome = useSectionOutcome(checkout.id, section.onDone);
  const change = useChangeCheckoutPayment({ mutation: outcome.mutation });
  // Until the reader chooses, the first method that fits is offered.
  const offered = checkout.paymentMethods.find(({ allowed }) => allowed)?.method ?? null;
  const [chosen, setChosen] = useState<PaymentMethod | null>(checkout.paymentMethod ?? offered);
  const current = checkout.paymentMethods.find(({ method }) => method === checkout.paymentMethod);
  return (
    <CheckoutSection {...section} title="Оплата" summary={current?.name} refusal={outcome.refusal}>
      <ChoiceCards
        label="Способ оплаты"
        value={chosen}
        onChange={(method) => setChosen(method as PaymentMethod)}
        choices={checkout.paymentMethods.map((option) => ({
          value: option.method,
          title: option.name,
          description: option.description,
          reason: option.allowed ? null : option.reason,
        }))}
      />
      <Button
        mt="md"
        disabled={!chosen}
        loading={change.isPending}
        onClick={() => chosen && change.mutate({ id: checkout.id, data: { method: chosen } })}
      >
        Продолжить
      </Button>
    </CheckoutSection>
  );
}
