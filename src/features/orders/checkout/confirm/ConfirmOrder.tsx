import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Checkout } from '#generated/api/model/index.ts';
import {
  consentNote,
  isUnapprovable,
  needsConsent,
  unapprovable,
} from '#src/features/order-parts/approval-forecast.ts';
import { isAllowed } from '#src/features/order-parts/status/order-status.ts';
import { OrderSummary } from '#src/features/order-parts/summary/OrderSummary.tsx';
import type { ConfirmGuard } from '#src/features/order-parts/to-manager/confirm-guard.ts';
import { ToManager } from '#src/features/order-parts/to-manager/ToManager.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './ConfirmOrder.module.css';
import { ConfirmRejection } from './ConfirmRejection.tsx';
import { useConfirmation } from './confirm-checkout.ts';

interface ConfirmOrderProps {
  checkout: Checkout;
  /** Changes are pending. */
  saving: boolean;
  /** Another delivery method is pending: nobody has seen the sum yet. */
  moving: boolean;
  /** All sections are complete once those changes are saved. */
  filled: boolean;
  guard: ConfirmGuard;
  /** The breakdown of the total. */
  children: ReactNode;
}

/** The totals with the button that confirms the order, and why it is disabled. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { checkout, saving, moving, filled, guard, children } = props;
  const { confirm, pending, rejection } = useConfirmation(checkout, guard);
  const { id, totals, allowedActions, approval } = checkout;
  const isRetry = isAllowed(allowedActions, 'Retry');
  // Pending changes are sent before the order, so the button waits only for those of the sum.
  const allowed =
    isRetry ||
    (!moving &&
      !isUnapprovable(approval) &&
      (isAllowed(allowedActions, 'Confirm') || (saving && filled)));
  return (
    <OrderSummary
      label="Сумма заказа"
      total={totals.toPay}
      busy={moving}
      hint={allowed ? null : missing(checkout, moving)}
      note={isRetry || isUnapprovable(approval) ? null : consentNote(approval)}
      action={(hintID) => (
        <Button
          fullWidth
          size="lg"
          disabled={!allowed}
          loading={pending}
          onClick={confirm}
          aria-describedby={hintID ?? 'confirm-offer'}
        >
          {isRetry ? 'Повторить' : confirmLabel(checkout)}
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
        <LinkText to="/info/$page" params={{ page: 'publicOffer' }}>
          публичной офертой
        </LinkText>
        .
      </Text>
      <ToManager source={{ checkoutID: id }} guard={guard} />
    </OrderSummary>
  );
}

/** The label says when the order goes to the approvers first. */
function confirmLabel({ approval }: Checkout): string {
  return needsConsent(approval) ? 'Отправить на согласование' : 'Подтвердить заказ';
}

/** What is missing before the order can be confirmed. */
function missing({ problems, sections, approval }: Checkout, moving: boolean): string {
  if (moving) return 'Сохраняем способ получения…';
  if (problems.some(({ blocking }) => blocking))
    return 'Сначала исправьте товары, отмеченные выше.';
  const first = sections.find(({ complete }) => !complete);
  if (!first && isUnapprovable(approval)) return unapprovable;
  return first?.message ?? 'Заказ пока нельзя подтвердить.';
}
