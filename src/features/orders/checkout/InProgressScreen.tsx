import { Center, Loader, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  getGetOrderStatusQueryOptions,
  getOrderStatus,
} from '#generated/api/order/get-order-status.ts';
import { forgetOrder } from '#src/features/order-parts/orders-cache.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PATIENCE_MILLISECONDS, POLL_WITHIN_MILLISECONDS, pollingDelay } from './status-polling.ts';

/** `/order/{id}/inProgress`: polls the order being created and navigates on when it is done. */
export function InProgressScreen({ orderID }: { orderID: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, dataUpdatedAt, isError } = useQuery({
    ...getGetOrderStatusQueryOptions(orderID),
    queryFn: ({ signal }) =>
      getOrderStatus(orderID, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(POLL_WITHIN_MILLISECONDS)]),
      }),
    // A failed poll is followed by the next one; the page shows it.
    meta: { silent: true },
    retry: false,
    staleTime: 0,
    // The result of an earlier attempt must not be reused.
    gcTime: 0,
    // A user who views another tab meanwhile finds the order when they come back.
    refetchIntervalInBackground: true,
    // Polls until the page is unmounted, so that an interrupted navigation is repeated.
    refetchInterval: ({ state }) => pollingDelay(state.dataUpdateCount + state.errorUpdateCount),
  });
  const step = data?.step;
  useEffect(() => {
    if (dataUpdatedAt === 0 || !step || step === 'WaitingForCreating') return;
    const to = step === 'Details' ? '/order/$id/success' : '/order/$id';
    forgetOrder(client, orderID);
    void navigate({ to, params: { id: orderID }, replace: true });
  }, [dataUpdatedAt, step, client, navigate, orderID]);
  const long = useLongWait();
  return (
    <Center mih="50vh">
      <Stack align="center" gap="md" ta="center" maw="28rem">
        <Loader size="lg" aria-hidden />
        <PageHeading>Создаём заказ</PageHeading>
        <Text c="dimmed" role="status">
          {long
            ? 'Это заняло больше времени, чем обычно. Страницу можно закрыть: заказ уже у нас, мы сообщим, когда он будет создан.'
            : 'Обычно это занимает несколько секунд. Страница обновится сама, второй заказ не появится.'}
        </Text>
        {isError && (
          <Text size="sm" role="alert">
            Связь прервалась, пробуем снова. Заказ от этого не потеряется.
          </Text>
        )}
        {long && (
          <LinkButton variant="light" to="/profile/orders">
            К моим заказам
          </LinkButton>
        )}
      </Stack>
    </Center>
  );
}

/** Whether the user has waited longer than usual. */
function useLongWait(): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return long;
}
