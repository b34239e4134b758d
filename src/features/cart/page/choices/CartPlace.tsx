import { Radio, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useChangeCartDelivery } from '#generated/api/cart/change-cart-delivery.ts';
import type { CartOrder, DeliveryEstimate, DeliveryMethod } from '#generated/api/model/index.ts';
import { cartScope } from '#src/features/cart-parts/change/cart-actions.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { CartAddress } from './CartAddress.tsx';
import { courierNote, methodLabels, offerText } from './delivery-offer.ts';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

interface CartPlaceProps {
  order: CartOrder;
  /** Cost and date of the delivery; null while not known. */
  estimate: DeliveryEstimate | null;
}

/** Delivery method and address: enough to estimate the delivery before the checkout. */
export function CartPlace({ order, estimate }: CartPlaceProps) {
  const client = useQueryClient();
  const { mutate } = useChangeCartDelivery({
    mutation: { scope: cartScope, onSuccess: (cart) => applyCart(client, cart) },
  });
  const [method, choose] = useOptimisticChoice(
    order.delivery.method,
    (value: DeliveryMethod, options) => mutate({ data: { method: value } }, options),
  );
  const note = courierNote(estimate);
  return (
    <Stack gap="xs">
      <Radio.Group
        label={estimate ? `Доставка: ${estimate.city}` : 'Доставка'}
        description={
          estimate?.cityNote && `Считаем ${estimate.cityNote}, пока место не\u00A0выбрано`
        }
        value={method ?? ''}
        onChange={(value) => choose(value as DeliveryMethod)}
      >
        <Stack gap="xs" mt="xs">
          {(['Courier', 'Pickup'] as const).map((value) => (
            <Radio
              key={value}
              value={value}
              label={methodLabels[value]}
              description={offerText(estimate, value)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {note && <Text size="sm">{note}</Text>}
      {method === 'Courier' && <CartAddress order={order} />}
      {method === 'Pickup' && (
        <Text size="sm" c="dimmed">
          {order.delivery.point
            ? `${order.delivery.point.name}, ${order.delivery.point.address}`
            : 'Пункт выдачи выберете при оформлении.'}
        </Text>
      )}
    </Stack>
  );
}
