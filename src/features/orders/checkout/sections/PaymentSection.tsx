import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useChangeCheckoutPayment } from '#generated/api/checkout/change-checkout-payment.ts';
import type { Checkout, PaymentMethod, PaymentOption } from '#generated/api/model/index.ts';
import { InstallmentOffer } from '#src/features/orders/payment/installments/InstallmentOffer.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';
import { CheckoutSection, type SectionProps } from './CheckoutSection.tsx';
import { UnavailableHelp } from './UnavailableHelp.tsx';

/** Payment method; one that is not available shows its reason. */
export function PaymentSection(section: SectionProps) {
  const { paymentMethod, paymentMethods } = section.checkout;
  const current = paymentMethods.find(({ method }) => method === paymentMethod);
  return (
    <CheckoutSection section={section} title="Оплата" summary={current?.name}>
      <PaymentChoice {...section} />
    </CheckoutSection>
  );
}

function PaymentChoice({ checkout, outcome }: SectionProps) {
  const change = useChangeCheckoutPayment({ mutation: outcome.mutation });
  // Nothing is selected that the order does not have.
  const { paymentMethod: chosen } = checkout;
  const choose = (method: PaymentMethod) => {
    outcome.expect({ paymentMethod: method });
    change.mutate({ id: checkout.id, data: { method } });
  };
  return (
    <>
      <ChoiceCards
        label="Способ оплаты"
        value={chosen}
        onChange={(method) => choose(method as PaymentMethod)}
        choices={checkout.paymentMethods.map((option) => ({
          value: option.method,
          title: option.name,
          description: option.description,
          reason: option.allowed ? null : (option.reason ?? 'Сейчас недоступно'),
          below: belowMethod(checkout, option, option.method === chosen),
        }))}
      />
      <Box mt="md">
        <Button disabled={!chosen} onClick={() => outcome.proceed(() => chosen && choose(chosen))}>
          Продолжить
        </Button>
      </Box>
    </>
  );
}

/** Help with a method that is not available; terms of the selected installment plan. */
function belowMethod(checkout: Checkout, option: PaymentOption, chosen: boolean): ReactNode {
  const { method, name, allowed, reason } = option;
  if (!allowed) {
    return <UnavailableHelp checkout={checkout} about="OrderPayment" name={name} reason={reason} />;
  }
  return chosen && method === 'SberInstallment' ? <InstallmentOffer orderID={checkout.id} /> : null;
}
