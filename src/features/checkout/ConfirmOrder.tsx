import { Button, Text } from '@mantine/core';
import type { Checkout } from '#generated/api/model/index.ts';
import { isAllowed } from '#src/features/orders/order-status.ts';
import { StickyTotal } from '#src/features/orders/StickyTotal.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { ConfirmRefusal } from './ConfirmRefusal.tsx';
import { useConfirmation } from './confirm-checkout.ts';
import { ToManager } from './ToManager.tsx';

interface ConfirmOrderProps {
  checkout: Checkout;
  saving: boolean;
}

/** The button that makes an order of the checkout, and why it does not work yet. */
export function ConfirmOrder({ checkout, saving }: ConfirmOrderProps) {
  const { confirm, pending, refusal } = useConfirmation(checkout);
  const { id, totals, allowedActions } = checkout;
  const again = isAllowed(allowedActions, 'Retry');
  const allowed = again || isAllowed(allowedActions, 'Confirm');
  return (
    <>
      {refusal && <ConfirmRefusal {...refusal} />}
      <StickyTotal total={totals.toPay}>
        <Button
          fullWidth
          size="lg"
          disabled={!allowed || saving}
          loading={pending}
          onClick={confirm}
          aria-describedby="confirm-hint"
        >
          {again ? 'Повторить' : 'Подтвердить заказ'}
        </Button>
      </StickyTotal>
      <Text size="sm" c="dimmed" mt="xs" id="confirm-hint">
        {allowed ? (
          <>
            К оплате {formatMoney(totals.toPay)}. Нажимая кнопку, вы соглашаетесь с{' '}
            <LinkText to="/info/publicOffer">публичной офертой</LinkText>.
          </>
        ) : (
          missing(checkout)
        )}
      </Text>
      <ToManager goods={{ checkoutID: id }} />
    </>
  );
}

/** What stands between the reader and the order. */
function missing({ problems, sections }: Checkout): string {
  if (problems.some(({ blocking }) => blocking))
    return 'Сначала исправьте товары, отмеченные выше.';
  const first = sections.find(({ complete }) => !complete);
  return first?.message ?? 'Заказ пока нельзя подтвердить.';
}
