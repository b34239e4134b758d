import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeCheckoutDelivery } from '#generated/api/checkout/change-checkout-delivery.ts';
import {
  getGetCheckoutDeliveryQueryOptions,
  useGetCheckoutDeliverySuspense,
} from '#generated/api/checkout/get-checkout-delivery.ts';
import type { Checkout, DeliveryMethod, DeliveryOption } from '#generated/api/model/index.ts';
import { deliverySummary } from '#src/features/order-parts/delivery/delivery-texts.ts';
import {
  CheckoutSection,
  type SectionProps,
} from '#src/features/orders/checkout/sections/CheckoutSection.tsx';
import { expectedDelivery } from '#src/features/orders/checkout/sections/changes/expected-checkout.ts';
import { UnavailableHelp } from '#src/features/orders/checkout/sections/UnavailableHelp.tsx';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';
import { DeliverySlot } from './DeliverySlot.tsx';
import { type DeliveryDraft, deliveryDraft, requestOf } from './delivery-draft.ts';
import { hasNearestDay } from './nearest-day.ts';

/** Delivery method: courier or pickup, and for the courier the day and the interval. */
export function DeliverySection(section: SectionProps) {
  const { checkout } = section;
  return (
    <CheckoutSection
      section={section}
      title="Способ получения"
      summary={<DeliverySummary checkout={checkout} />}
    >
      <DeliveryChoice {...section} />
    </CheckoutSection>
  );
}

/** The server takes the nearest day when the buyer names none, and after a change of the address. */
function DeliverySummary({ checkout: { id, delivery } }: { checkout: Checkout }) {
  const { data } = useQuery(getGetCheckoutDeliveryQueryOptions(id));
  const nearest = hasNearestDay(delivery, data?.methods ?? []);
  return `${deliverySummary(delivery)}${nearest ? ' – ближайший день' : ''}`;
}

function DeliveryChoice({ checkout, outcome }: SectionProps) {
  const { data: options } = useGetCheckoutDeliverySuspense(checkout.id);
  const change = useChangeCheckoutDelivery({ mutation: outcome.mutation });
  const [before] = useState(checkout.delivery);
  const draft = deliveryDraft(checkout.delivery, options.methods);
  const { option } = draft;
  // Back at the courier, the day of before is selected again.
  const chooseMethod = (method: DeliveryMethod) =>
    choose(deliveryDraft({ ...before, method }, options.methods));
  const choose = (choice: DeliveryDraft) => {
    const data = requestOf(choice);
    if (!data) return;
    outcome.expect({ delivery: expectedDelivery(checkout.delivery, data) });
    change.mutate({ id: checkout.id, data });
  };
  return (
    <>
      <ChoiceCards
        label="Способ получения"
        value={option?.method ?? null}
        onChange={(method) => chooseMethod(method as DeliveryMethod)}
        choices={options.methods.map((method) => ({
          value: method.method,
          title: method.name,
          description: describeOption(method),
          aside: deliveryPrice(method),
          reason: method.allowed ? null : (method.reason ?? 'Сейчас недоступно'),
          below: !method.allowed && (
            <UnavailableHelp
              checkout={checkout}
              about="OrderDelivery"
              name={method.name}
              reason={method.reason}
            />
          ),
        }))}
      />
      {option?.method === 'Courier' && option.dates.length > 0 && (
        <DeliverySlot draft={draft} dates={option.dates} onChoose={choose} />
      )}
      <Stack mt="md" align="flex-start">
        <Button
          onClick={() => outcome.proceed(() => choose(draft))}
          disabled={!option?.allowed}
          loading={outcome.leaving}
        >
          Продолжить
        </Button>
      </Stack>
    </>
  );
}

function describeOption({ description, freeFrom, cost }: DeliveryOption): string {
  if (freeFrom === null || cost === 0) return description;
  return `${description}. Бесплатно от ${formatMoney(freeFrom)}`;
}

function deliveryPrice({ allowed, cost }: DeliveryOption): string | null {
  if (!allowed || cost === null) return null;
  return cost === 0 ? 'Бесплатно' : formatMoney(cost);
}
