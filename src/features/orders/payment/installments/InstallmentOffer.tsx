import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getGetOrderInstallmentQueryOptions } from '#generated/api/order/get-order-installment.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { describePlan } from './InstallmentPlans.tsx';

/** Terms of an installment plan before it is chosen: the bank decides only after the order. */
export function InstallmentOffer({ orderID }: { orderID: string }) {
  const { data, isError } = useQuery(
    getGetOrderInstallmentQueryOptions(orderID, {
      query: { meta: { silent: true }, staleTime: 0, retry: false },
    }),
  );
  if (isError) {
    return (
      <Text size="sm" c="dimmed" mt="sm" role="note">
        Условия сейчас не загрузились. Вы увидите их после подтверждения заказа, до заявки в банк.
      </Text>
    );
  }
  if (!data) return <Skeleton height={96} marginTop={12} />;
  return (
    <Stack gap="xxs" mt="sm" role="note" aria-label="Условия рассрочки">
      {data.plans.map((plan) => (
        <Text key={plan.months} size="sm">
          {plan.months} мес. по <b>{formatMoney(plan.monthlyPayment)}</b>{' '}
          <Text component="span" size="sm" c="dimmed">
            {describePlan(plan)}
          </Text>
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        Срок выберете и заявку в банк подадите после подтверждения заказа.
      </Text>
    </Stack>
  );
}
