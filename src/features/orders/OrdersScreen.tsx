import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListOrdersQueryOptions } from '#generated/api/order/order.ts';
import { traceOf } from '#src/api/errors.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrdersFilters } from './OrdersFilters.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { type OrdersSearch, ordersFilter } from './orders-search.ts';

/** `/profile/orders`: the reader's orders, newest first. */
export function OrdersScreen({ search }: { search: OrdersSearch }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...getListOrdersQueryOptions(ordersFilter(search)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <Stack gap="lg">
      <PageHeading>Мои заказы</PageHeading>
      <OrdersFilters search={search} />
      {isPending && <OrdersSkeleton />}
      {error && !data && <ErrorState traceID={traceOf(error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <NoOrders filtered={Boolean(search.status || search.text)} />}
      {data && data.items.length > 0 && (
        <>
          <Stack gap="sm" component="ul" m={0} p={0} aria-busy={isPlaceholderData}>
            {data.items.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Stack>
          <Pager
            label="Страницы списка заказов"
            page={data.paging.page}
            pageCount={Math.ceil(data.paging.total / data.paging.pageSize)}
          />
        </>
      )}
    </Stack>
  );
}

function NoOrders({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="Таких заказов нет"
      description="Попробуйте другой статус или другое слово."
      actions={
        <LinkButton to="/profile/orders" search={{}}>
          Показать все заказы
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      title="Заказов пока нет"
      description="Здесь появятся ваши заказы: их состояние, состав и история."
      actions={<LinkButton to="/catalog">Перейти в каталог</LinkButton>}
    />
  );
}
