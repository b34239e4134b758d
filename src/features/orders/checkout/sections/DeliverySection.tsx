import { Group, NativeSelect, Stack } from '@mantine/core';
import { useChangeCheckoutDelivery } from '#generated/api/checkout/change-checkout-delivery.ts';
import { useGetCheckoutDeliverySuspense } from '#generated/api/checkout/get-checkout-delivery.ts';
import type { DeliveryMethod, DeliveryOption } from '#generated/api/model/index.ts';
import {
  deliverySummary,
  formatInterval,
} from '#src/features/order-parts/delivery/delivery-texts.ts';
import { formatDay } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ChoiceCards } from '#src/ui/mantine/ChoiceCards.tsx';
import { CheckoutSection, type SectionProps } from './CheckoutSection.tsx';
import { UnavailableHelp } from './UnavailableHelp.tsx';
import { useDeliveryDraft } from './use-delivery-draft.ts';

/** Delivery method: courier or pickup, and for the courier the day and the interval. */
export function DeliverySection(section: SectionProps) {
  const { checkout } = section;
  return (
    <CheckoutSection
      section={section}
      title="Способ получения"
      summary={deliverySummary(checkout.delivery)}
    >
      <DeliveryChoice {...section} />
    </CheckoutSection>
  );
}

function DeliveryChoice({ checkout, outcome }: SectionProps) {
  const { data: options } = useGetCheckoutDeliverySuspense(checkout.id);
  const change = useChangeCheckoutDelivery({ mutation: outcome.mutation });
  const draft = useDeliveryDraft(checkout, options.methods);
  const { option, day, interval } = draft;
  const submit = () => {
    if (!option) return;
    const slot = { date: day?.date ?? null, interval: interval ?? null };
    const { method } = option;
    const data = { method, ...(method === 'Courier' && slot) };
    outcome.expect({ delivery: { ...checkout.delivery, ...data } });
    change.mutate({ id: checkout.id, data });
  };
  return (
    <>
      <ChoiceCards
        label="Способ получения"
        value={option?.method ?? null}
        onChange={(method) => draft.chooseMethod(method as DeliveryMethod)}
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
        <Group mt="md" grow align="flex-start">
          <NativeSelect
            label="День доставки"
            value={day?.date ?? ''}
            onChange={(event) => draft.chooseDate(event.currentTarget.value)}
            data={option.dates.map(({ date }) => ({ value: date, label: formatDay(date) }))}
          />
          {day && day.intervals.length > 0 && (
            <NativeSelect
              label="Время"
              value={interval ? formatInterval(interval) : ''}
              onChange={(event) => draft.chooseInterval(event.currentTarget.value)}
              data={day.intervals.map(formatInterval)}
            />
          )}
        </Group>
      )}
      <Stack mt="md" align="flex-start">
        <Button onClick={submit} disabled={!option?.allowed}>
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
