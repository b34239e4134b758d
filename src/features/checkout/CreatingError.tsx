import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCancelCheckout, useGetCheckoutSuspense } from '#generated/api/checkout/checkout.ts';
import { OrderLines } from '#src/features/orders/OrderLines.tsx';
import { isAllowed } from '#src/features/orders/order-status.ts';
import { TotalsList } from '#src/features/orders/TotalsList.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { useConfirmation } from './confirm-checkout.ts';

/** The order was not created; nothing is lost, and one press tries again. */
export function CreatingError({ checkoutID }: { checkoutID: string }) {
  const { data: checkout } = useGetCheckoutSuspense(checkoutID);
  const navigate = useNavigate();
  const { confirm, pending, conflict } = useConfirmation(checkout);
  const cancel = useCancelCheckout({
    mutation: { onSuccess: () => navigate({ to: '/cart' }) },
  });
  const { failure, allowedActions } = checkout;
  return (
    <>
      <PageHeading>Заказ пока не создан</PageHeading>
      <Stack gap="md" maw="44rem">
        <Alert color="red" variant="light" title={failure?.message ?? 'Не удалось создать заказ'}>
          <Text size="sm">
            Всё, что вы заполнили, сохранено. Попробуйте ещё раз — второй заказ не появится.
          </Text>
          {failure && (
            <Text size="sm" c="dimmed" mt="xs">
              Код ошибки для менеджера: {failure.traceID}
            </Text>
          )}
        </Alert>
        {conflict && (
          <Alert color="orange" variant="light" role="alert">
            {conflict.message}
          </Alert>
        )}
        <Group>
          {isAllowed(allowedActions, 'Retry') && (
            <Button onClick={confirm} loading={pending}>
              Повторить
            </Button>
          )}
          {isAllowed(allowedActions, 'Cancel') && (
            <Button
              variant="default"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ id: checkoutID })}
            >
              Вернуть товары в корзину
            </Button>
          )}
          <LinkButton variant="subtle" to="/info/contacts">
            Связаться с нами
          </LinkButton>
        </Group>
        <Paper withBorder p="md" radius="lg">
          <Stack gap="md">
            <OrderLines items={checkout.items} />
            <TotalsList totals={checkout.totals} />
          </Stack>
        </Paper>
      </Stack>
    </>
  );
}
