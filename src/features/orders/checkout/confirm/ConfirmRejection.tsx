import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CHECKOUT_PROBLEMS_ID } from '#src/features/orders/checkout/problems/product-problems.ts';
import { PriceChanges } from '#src/features/price-parts/PriceChanges.tsx';
import { priceChanges } from '#src/features/price-parts/price-changes.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import type { Rejection } from './confirm-checkout.ts';
import { deliveryChanges } from './delivery-changes.ts';

/**
 * Why the order was not confirmed; when sums differ, «было / стало» of each line, of the
 * delivery and of the total.
 */
export function ConfirmRejection({ before, conflict }: Rejection) {
  const place = useRef<HTMLDivElement>(null);
  // On a phone the button is pinned, but what is above it is not. In braces: newer browsers return
  // a promise, which React would take for a cleanup function.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    // A button that was disabled meanwhile has lost the focus.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  const after = conflict.checkout;
  const changes = after ? priceChanges(before.items, after.items) : [];
  const others = after ? deliveryChanges(before.delivery, after.delivery) : [];
  const isBlocked = after?.problems.some(({ blocking }) => blocking) ?? false;
  const total = after && { was: before.totals.toPay, now: after.totals.toPay };
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      color="orange"
      variant="light"
      mt="md"
      title={conflict.message}
      role="alert"
    >
      {total && (changes.length + others.length > 0 || total.was !== total.now) ? (
        <>
          <PriceChanges changes={changes} total={total} others={others} />
          {isBlocked
            ? 'Исправьте товары и подтвердите заказ ещё раз.'
            : 'Проверьте и подтвердите заказ ещё раз: без вашего согласия ничего не оформим.'}
        </>
      ) : (
        'Проверьте заказ и подтвердите его ещё раз.'
      )}
      {isBlocked && (
        <Button size="compact-md" variant="default" onClick={showProblems}>
          К товарам, которые изменились
        </Button>
      )}
    </Alert>
  );
}

/** The problems with their fixes are at the top of the page. */
function showProblems() {
  document.getElementById(CHECKOUT_PROBLEMS_ID)?.focus();
}
