import { Alert, List } from '@mantine/core';
import type { Checkout } from '#generated/api/model/index.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';

/**
 * Problems with the goods since the cart; they are fixed there, and the choices made here are
 * preserved.
 */
export function CheckoutProblems({ checkout }: { checkout: Checkout }) {
  const { problems, items, status } = checkout;
  if (problems.length === 0) return null;
  const names = new Map(items.map(({ product }) => [product.id, product.name]));
  const blocked = problems.some(({ blocking }) => blocking);
  const removed = problems.some(({ code }) => code === 'RemovedFromCart');
  return (
    <Alert color="orange" variant="light" title={titleOf(removed, blocked)} role="alert">
      <List size="sm" spacing="xxs" mb="xs">
        {problems.map((problem) => (
          <List.Item key={`${problem.productID}-${problem.code}`}>
            {[names.get(problem.productID), problem.message].filter(Boolean).join(': ')}
          </List.Item>
        ))}
      </List>
      {blocked && status === 'Draft' && (
        <LinkButton to="/cart" variant="default">
          {removed ? 'Вернуться в корзину' : 'Вернуться в корзину и исправить'}
        </LinkButton>
      )}
      {blocked && status !== 'Draft' && 'Передайте заказ менеджеру или верните товары в корзину.'}
    </Alert>
  );
}

function titleOf(removed: boolean, blocked: boolean): string {
  if (removed) return 'Товаров заказа больше нет в корзине';
  return blocked ? 'С товарами что-то изменилось' : 'Цены изменились';
}
