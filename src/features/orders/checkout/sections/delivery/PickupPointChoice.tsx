import { Box, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChangeCheckoutDeliveryPoint } from '#generated/api/checkout/change-checkout-delivery-point.ts';
import { useGetCheckoutDeliverySuspense } from '#generated/api/checkout/get-checkout-delivery.ts';
import type { Checkout, PickupPoint } from '#generated/api/model/index.ts';
import { describePoint } from '#src/features/order-parts/delivery/delivery-texts.ts';
import type { SectionOutcome } from '#src/features/orders/checkout/sections/changes/section-changes.ts';
import { UnavailableHelp } from '#src/features/orders/checkout/sections/UnavailableHelp.tsx';
import { withOwn } from '#src/lib/choices.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';

interface PickupPointChoiceProps {
  checkout: Checkout;
  outcome: SectionOutcome;
}

/** Number of points from which on a search field is shown. */
const SEARCH_FROM = 6;

/** Pickup points as a list, searchable by city, street or name. */
export function PickupPointChoice({ checkout, outcome }: PickupPointChoiceProps) {
  const { data: options } = useGetCheckoutDeliverySuspense(checkout.id);
  const chosen = checkout.delivery.point?.id ?? null;
  const [query, setQuery] = useState('');
  const change = useChangeCheckoutDeliveryPoint({ mutation: outcome.mutation });
  const offered = options.methods.find(({ method }) => method === 'Pickup')?.points ?? [];
  const points = withOwn(offered, checkout.delivery.point);
  // Points that can take the order first, otherwise in the server's order.
  const found = points
    .filter((point) => matches(point, query))
    .toSorted((a, b) => Number(b.allowed) - Number(a.allowed));
  const choose = (point: PickupPoint | undefined) => {
    if (!point) return;
    outcome.expect({ delivery: { ...checkout.delivery, point, date: point.readyDate } });
    change.mutate({ id: checkout.id, data: { pickupPointID: point.id } });
  };
  const current = points.find(({ id }) => id === chosen);
  return (
    <>
      {points.length >= SEARCH_FROM && (
        <TextInput
          label="Город, улица или название"
          mb="sm"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          description={found.length === 0 ? 'Ничего не нашлось — проверьте написание' : null}
        />
      )}
      <ChoiceCards
        label="Пункт выдачи"
        value={chosen}
        onChange={(id) => choose(points.find((one) => one.id === id))}
        choices={found.map((point) => ({
          value: point.id,
          title: `${point.name}, ${point.city}`,
          description: describePoint(point),
          reason: point.allowed ? null : (point.reason ?? 'Сейчас недоступен'),
          below: !point.allowed && (
            <UnavailableHelp
              checkout={checkout}
              about="OrderDelivery"
              name={point.name}
              reason={point.reason}
            />
          ),
        }))}
      />
      <Box mt="md">
        <Button disabled={!current?.allowed} onClick={() => outcome.proceed(() => choose(current))}>
          Продолжить
        </Button>
      </Box>
    </>
  );
}

function matches({ name, city, address }: PickupPoint, query: string): boolean {
  const place = `${name} ${city} ${address}`.toLocaleLowerCase('ru');
  return query
    .toLocaleLowerCase('ru')
    .split(/\s+/)
    .every((word) => place.includes(word));
}
