import { Box, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChangeCheckoutDeliveryPoint } from '#generated/api/checkout/change-checkout-delivery-point.ts';
import { useGetCheckoutDeliverySuspense } from '#generated/api/checkout/get-checkout-delivery.ts';
import type { Checkout, PickupPoint } from '#generated/api/model/index.ts';
import { describePoint } from '#src/features/order-parts/delivery/delivery-texts.ts';
import type { SectionOutcome } from '#src/features/orders/checkout/sections/changes/section-changes.ts';
import { UnavailableHelp } from '#src/features/orders/checkout/sections/UnavailableHelp.tsx';
import { withOwn } from '#src/lib/choices.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { normalizeForSearch } from '#src/lib/text/normalize.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';
import { type FoundPoints, useFoundPoints } from './use-found-points.ts';

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
  const search = useFoundPoints(checkout.id, query);
  const points = withOwn(
    withoutRepetition([...offered, ...search.points]),
    checkout.delivery.point,
  );
  // Points that can take the order first, otherwise in the server's order.
  const found = points
    .filter((point) => matches(point, query))
    .toSorted((a, b) => Number(b.allowed) - Number(a.allowed));
  const choose = (point: PickupPoint | undefined) => {
    if (!point) return;
    const { readyDate: date, cost = checkout.delivery.cost } = point;
    outcome.expect({ delivery: { ...checkout.delivery, point, date, cost } });
    change.mutate({ id: checkout.id, data: { pickupPointID: point.id } });
  };
  const current = points.find(({ id }) => id === chosen);
  return (
    <>
      {isSearchable(points) && (
        <TextInput
          label="Город, улица или название"
          mb="sm"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          description={searchNote(search, found.length)}
          // A note that comes and goes must not move the field.
          inputWrapperOrder={['label', 'input', 'description']}
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
          aside: pointPrice(point),
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

/** A carrier, whose points have prices of their own, has more than the list shows. */
function isSearchable(points: readonly PickupPoint[]): boolean {
  return points.length >= SEARCH_FROM || points.some(({ cost }) => cost !== undefined);
}

function searchNote({ isLoading, failed }: FoundPoints, found: number): string | null {
  if (isLoading) return found === 0 ? 'Ищем…' : null;
  if (failed) return 'Поиск не отвечает: показаны не все пункты. Попробуйте ещё раз через минуту';
  return found === 0 ? 'Ничего не нашлось — проверьте написание' : null;
}

/** Null where the price is that of the method, or unknown. */
function pointPrice({ allowed, cost }: PickupPoint): string | null {
  if (!allowed || cost === undefined || cost === null) return null;
  return cost === 0 ? 'Бесплатно' : formatMoney(cost);
}

function withoutRepetition(points: readonly PickupPoint[]): PickupPoint[] {
  return [...new Map(points.map((point) => [point.id, point])).values()];
}

function matches({ name, city, address }: PickupPoint, query: string): boolean {
  const place = normalizeForSearch(`${name} ${city} ${address}`);
  return normalizeForSearch(query)
    .split(' ')
    .every((word) => place.includes(word));
}
