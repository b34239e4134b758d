import { Alert, Button, Text } from '@mantine/core';
import type { Checkout } from '#generated/api/model/index.ts';
import { isAllowed } from '#src/features/orders/order-status.ts';
import { StickyTotal } from '#src/features/orders/StickyTotal.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { useConfirmation } from './confirm-checkout.ts';

/** The button that makes an order of the checkout, and why it does not work yet. */
export function ConfirmOrder({ checkout }: { checkout: Checkout }) {
  const { confirm, pending, conflict } = useConfirmation(checkout);
  const allowed = isAllowed(checkout.allowedActions, 'Confirm');
  return (
    <>
      {conflict && (
        <Alert color="orange" variant="light" mt="md" role="alert">
          {conflict.message}
        </Alert>
      )}
      <StickyTotal total={checkout.totals.toPay}>
        <Button
          fullWidth
          size="lg"
          disabled={!allowed}
          loading={pending}
          onClick={confirm}
          aria-describedby="confirm-hint"
        >
          Подтвердить заказ
        </Button>
      </StickyTotal>
      <Text size="sm" c="dimmed" mt="xs" id="confirm-hint">
        {allowed ? (
          <>
            К оплате {formatMoney(checkout.totals.toPay)}. Нажимая кнопку, вы соглашаетесь с{' '}
            <LinkText to="/info/publicOffer">публичной офертой</LinkText>.
          </>
        ) : (
          missing(checkout)
        )}
      </Text>
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
