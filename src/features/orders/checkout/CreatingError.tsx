import { Alert, Group, Paper, Stack, Text } from '@mantine/core';
import { useGetCheckoutSuspense } from '#generated/api/checkout/get-checkout.ts';
import type { Checkout } from '#generated/api/model/index.ts';
import {
  addressNote,
  deliverySummary,
  destination,
} from '#src/features/order-parts/delivery/delivery-texts.ts';
import { dateless } from '#src/features/order-parts/delivery/receipt-text.ts';
import { isAllowed, paymentMethodName } from '#src/features/order-parts/status/order-status.ts';
import { FactList } from '#src/features/order-parts/summary/FactList.tsx';
import { OrderLines } from '#src/features/order-parts/summary/OrderLines.tsx';
import { TotalsList } from '#src/features/order-parts/summary/totals/TotalsList.tsx';
import { ToManager } from '#src/features/order-parts/to-manager/ToManager.tsx';
import { CheckoutProblems } from '#src/features/orders/checkout/problems/CheckoutProblems.tsx';
import { ExplainPrice } from '#src/features/price-parts/ExplainPrice.tsx';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { ConfirmRejection } from './confirm/ConfirmRejection.tsx';
import { useConfirmation } from './confirm/confirm-checkout.ts';
import { LeaveCheckout } from './LeaveCheckout.tsx';

/** The order was not created; nothing is lost, and one click retries. */
export function CreatingError({ checkoutID }: { checkoutID: string }) {
  const { data: checkout } = useGetCheckoutSuspense(checkoutID);
  const { confirm, pending, rejection } = useConfirmation(checkout);
  const { failure, allowedActions, delivery, recipient, paymentMethod, comment } = checkout;
  const canRetry = isAllowed(allowedActions, 'Retry');
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
        {rejection && <ConfirmRejection {...rejection} />}
        <Group gap="md">
          <Button
            onClick={confirm}
            loading={pending}
            disabled={!canRetry}
            {...(!canRetry && { 'aria-describedby': 'retry-hint' })}
          >
            Повторить
          </Button>
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
          <ToManager source={{ checkoutID }} />
        </Group>
        {!canRetry && (
          <Text size="sm" id="retry-hint">
            {whyNot(checkout)}
          </Text>
        )}
        <CheckoutProblems checkout={checkout} />
        <Paper withBorder p="md" radius="lg">
          <Stack gap="md">
            <FactList
              facts={[
                ['Получение', deliverySummary(dateless(delivery))],
                [delivery.method === 'Pickup' ? 'Пункт выдачи' : 'Адрес', destination(delivery)],
                ['Курьеру', delivery.address && addressNote(delivery.address)],
                ['Получатель', recipient && fullName(recipient)],
                ['Оплата', paymentMethod && paymentMethodName(paymentMethod)],
                ['Комментарий', comment],
              ]}
            />
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

/** What must be fixed before a retry. */
function whyNot({ problems, sections }: Checkout): string {
  if (problems.some(({ blocking }) => blocking)) {
    return 'Повторить пока нельзя: некоторых товаров нет в нужном количестве.';
  }
  const first = sections.find(({ complete }) => !complete);
  return `${first?.message ?? 'Повторить пока нельзя'}. Нажмите «Изменить».`;
}
