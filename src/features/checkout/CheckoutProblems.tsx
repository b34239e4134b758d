import { Alert, Button, List } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCancelCheckout } from '#generated/api/checkout/checkout.ts';
import type { Checkout } from '#generated/api/model/index.ts';

/** What became of the goods since the cart; they are mended there, with the reader's choices kept. */
export function CheckoutProblems({ checkout }: { checkout: Checkout }) {
  const navigate = useNavigate();
  const back = useCancelCheckout({
    mutation: { onSuccess: () => navigate({ to: '/cart' }) },
  });
  if (checkout.problems.length === 0) return null;
  const names = new Map(checkout.items.map(({ product }) => [product.id, product.name]));
  return (
    <Alert color="orange" variant="light" title="С товарами что-то изменилось" role="alert">
      <List size="sm" spacing="xxs">
        {checkout.problems.map((problem) => (
          <List.Item key={`${problem.productID}-${problem.code}`}>
            {names.get(problem.productID)}: {problem.message}
          </List.Item>
        ))}
      </List>
      <Button
        mt="sm"
        size="compact-md"
        variant="light"
        color="orange"
        loading={back.isPending}
        onClick={() => back.mutate({ id: checkout.id })}
      >
        Вернуться в корзину и исправить
      </Button>
    </Alert>
  );
}
