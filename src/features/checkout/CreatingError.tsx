import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useGetCheckoutSuspense } from '#generated/api/checkout/checkout.ts';
import { OrderLines } from '#src/features/orders/OrderLines.tsx';
import { isAllowed } from '#src/features/orders/order-status.ts';
import { TotalsList } from '#src/features/orders/TotalsList.tsx';
import { ExplainPrice } from '#src/features/pricing/ExplainPrice.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { ConfirmRefusal } from './ConfirmRefusal.tsx';
import { useConfirmation } from './confirm-checkout.ts';
import { LeaveCheckout } from './LeaveCheckout.tsx';
import { ToManager } from './ToManager.tsx';

/** The order was not created; nothing is lost, and one press tries again. */
export function CreatingError({ checkoutID }: { checkoutID: string }) {
  const { data: checkout } = useGetCheckoutSuspense(checkoutID);
  const { confirm, pending, refusal } = useConfirmation(checkout);
  const { failure, allowedActions } = checkout;
  return (
    <>
      <PageHeading>Заказ пока не создан</PageHeading>
      <Stack gap="md" maw="44rem">
        <Alert color="red" variant="light" title={failure?.message ?? 'Не удалось создать заказ'}>
          <Text size="sm">
            Всё, что вы заполнили, сохранено. Попробуйте ещё раз – второй заказ не появится.
          </Text>
          {failure && (
            <Text size="sm" c="dimmed" mt="xs">
              Код ошибки для менеджера: {failure.traceID}
            </Text>
          )}
        </Alert>
        {refusal && <ConfirmRefusal {...refusal} />}
        <Group gap="xs">
          {isAllowed(allowedActions, 'Retry') && (
            <Button onClick={confirm} loading={pending}>
              Повторить
            </Button>
          )}
          {isAllowed(allowedActions, 'Edit') && (
            <LinkButton
              variant="default"
              to="/order/$id"
              params={{ id: checkoutID }}
              search={{ edit: true }}
            >
              Изменить
            </LinkButton>
          )}
          <div>
            <ToManager goods={{ checkoutID }} />
          </div>
        </Group>
        <Paper withBorder p="md" radius="lg">
          <Stack gap="md">
            <OrderLines orderID={checkoutID} items={checkout.items} />
            <div>
              <TotalsList totals={checkout.totals} />
              <ExplainPrice of={{ orderID: checkoutID }} />
            </div>
          </Stack>
        </Paper>
        <LeaveCheckout checkout={checkout} />
      </Stack>
    </>
  );
}
