import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { PriceChanges } from '#src/features/price-parts/PriceChanges.tsx';
import { priceChanges } from '#src/features/price-parts/price-changes.ts';
import type { Rejection } from './confirm-checkout.ts';

/**
 * Why the order was not confirmed; when sums differ, «было / стало» of each line and of the total.
 */
export function ConfirmRejection({ before, conflict }: Rejection) {
  const place = useRef<HTMLDivElement>(null);
  // On a phone the button is pinned, but what is above it is not. In braces: newer browsers return
  // a promise, which React would take for a cleanup function.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const after = conflict.checkout;
  const changes = after ? priceChanges(before.items, after.items) : [];
  const total = after && { was: before.totals.toPay, now: after.totals.toPay };
  return (
    <Alert ref={place} color="orange" variant="light" mt="md" title={conflict.message} role="alert">
      {total && (changes.length > 0 || total.was !== total.now) ? (
        <>
          <PriceChanges changes={changes} total={total} />
          Проверьте и подтвердите заказ ещё раз: без вашего согласия ничего не оформим.
        </>
      ) : (
        'Проверьте заказ и подтвердите его ещё раз.'
      )}
    </Alert>
  );
}
