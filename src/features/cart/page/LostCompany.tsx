import { Alert } from '@mantine/core';
import type { CartOrder } from '#generated/api/model/index.ts';
import { useChooseBuyer } from '#src/features/cart-parts/choose-buyer.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

/** Above the lines of a cart that was filled for a company the user no longer works for. */
export function LostCompany({ order: { lostCompany, customer } }: { order: CartOrder }) {
  const choose = useChooseBuyer();
  if (!lostCompany || !customer) return null;
  return (
    <Alert
      color="orange"
      variant="light"
      role="status"
      title={`Вы больше не заказываете для компании ${lostCompany}`}
    >
      <p style={{ margin: 0 }}>
        Товары остались в корзине, покупатель теперь – {customer.name}. Цены и доставка могли
        измениться. Если это ошибка, обратитесь к владельцу компании.
      </p>
      <Button
        size="compact-md"
        variant="light"
        color="orange"
        loading={choose.isPending}
        onClick={() => choose.mutate(customer.id)}
        style={{ marginBlockStart: '0.5rem' }}
      >
        Понятно
      </Button>
    </Alert>
  );
}
