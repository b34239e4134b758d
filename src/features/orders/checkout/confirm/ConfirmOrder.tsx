import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Checkout } from '#generated/api/model/index.ts';
import { isAllowed } from '#src/features/order-parts/status/order-status.ts';
import { OrderSummary } from '#src/features/order-parts/summary/OrderSummary.tsx';
import type { ConfirmGuard } from '#src/features/order-parts/to-manager/confirm-guard.ts';
import { ToManager } from '#src/features/order-parts/to-manager/ToManager.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './ConfirmOrder.module.css';
import { ConfirmRejection } from './ConfirmRejection.tsx';
import { useConfirmation } from './confirm-checkout.ts';

interface ConfirmOrderProps {
  checkout: Checkout;
  /** Choices are on their way. */
  saving: boolean;
  /** All sections are filled in once those choices are taken. */
  filled: boolean;
  guard: ConfirmGuard;
  /** What the total follows from. */
  children: ReactNode;
}

/** The sums with the button that makes an order of the checkout, and why it does not work yet. */
export function ConfirmOrder({ checkout, saving, filled, guard, children }: ConfirmOrderProps) {
  const { confirm, pending, rejection } = useConfirmation(checkout, guard);
  const { id, totals, allowedActions } = checkout;
  const again = isAllowed(allowedActions, 'Retry');
  // What is being saved goes out before the order, so the button needs not wait for it.
  const allowed = again || isAllowed(allowedActions, 'Confirm') || (saving && filled);
  return (
    <OrderSummary
      label="Сумма заказа"
      total={totals.toPay}
      hint={allowed ? null : missing(checkout)}
      action={(hintID) => (
        <Button
          fullWidth
          size="lg"
          disabled={!allowed}
          loading={pending}
          onClick={confirm}
          aria-describedby={hintID ?? 'confirm-offer'}
        >
          {again ? 'Повторить' : 'Подтвердить заказ'}
        </Button>
      )}
    >
      {children}
      {rejection && <ConfirmRejection {...rejection} />}
      <Text
        size="sm"
        c="dimmed"
        my="xs"
        id="confirm-offer"
        className={classes.offer ?? ''}
        data-print="hidden"
      >
        Подтверждая заказ, вы соглашаетесь с{' '}
        <LinkText to="/info/publicOffer">публичной офертой</LinkText>.
      </Text>
      <ToManager goods={{ checkoutID: id }} guard={guard} />
    </OrderSummary>
  );
}

/** What stands between the user and the order. */
function missing({ problems, sections }: Checkout): string {
  if (problems.some(({ blocking }) => blocking))
    return 'Сначала исправьте товары, отмеченные выше.';
  const first = sections.find(({ complete }) => !complete);
  return first?.message ?? 'Заказ пока нельзя подтвердить.';
}
