import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getListOrdersQueryOptions } from '#generated/api/order/list-orders.ts';
import { getListPendingOrdersQueryOptions } from '#generated/api/order/list-pending-orders.ts';
import { isFiltered } from '#src/browser/storage/stored-filter.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { useFilterChoices } from '#src/features/orders/list/filters/filter-choices.ts';
import { OrdersFilters } from '#src/features/orders/list/filters/OrdersFilters.tsx';
import { useOrdersFilter } from '#src/features/orders/list/filters/use-orders-filter.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { EmptyList } from '#src/ui/kit/list/EmptyList.tsx';
import { ExportButton } from '#src/ui/kit/list/ExportButton.tsx';
import { ListSkeleton } from '#src/ui/kit/list/ListSkeleton.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { OrderRow } from './OrderRow.tsx';
import { ordersFilter } from './orders-filter.ts';
import type { OrdersSearch } from './orders-search.ts';
import { ordersWorkbook } from './orders-workbook.ts';
import { PendingOrders } from './PendingOrders.tsx';
import { StatusTabs } from './StatusTabs.tsx';

const orderForms = ['заказ', 'заказа', 'заказов'] as const;

const LOADING = 'Загружаем заказы';
const ROW_HEIGHT = '6rem';

const emptyTexts = {
  misfit: {
    title: 'Таких заказов нет',
    description: 'Попробуйте другой статус, период или другое слово.',
    reset: 'Показать все заказы',
  },
  none: {
    title: 'Заказов пока нет',
    description: 'Здесь появятся ваши заказы: их состояние, состав и история.',
  },
};

/** `/profile/orders`: the user's orders, or those of the company, newest first. */
export function OrdersScreen({ search }: { search: OrdersSearch }) {
  const client = useQueryClient();
  const control = useOrdersFilter(search);
  const query = useQuery({
    ...getListOrdersQueryOptions(ordersFilter(search)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const filtered = isFiltered(search);
  const showsPending = !filtered && search.page === undefined;
  const pending = useQuery({
    ...getListPendingOrdersQueryOptions({ query: { meta: { silent: true } } }),
    enabled: showsPending,
  });
  const choices = useFilterChoices();
  const loading = query.isPending || choices.isPending || (showsPending && pending.isPending);
  const total = loading ? 0 : (query.data?.paging.total ?? 0);
  return (
    <PageStack>
      <PageHeading
        count={total > 0 ? countOf(total, orderForms) : undefined}
        actions={total > 0 && <ExportButton gather={() => ordersWorkbook(client, search)} />}
      >
        {search.who ? 'Заказы компании' : 'Мои заказы'}
      </PageHeading>
      <InvalidParamsNote invalid={search.invalid} />
      {loading ? (
        // All at once: what is above the list depends on responses, too, and would push it down.
        <ListSkeleton label={LOADING} rowHeight={ROW_HEIGHT} />
      ) : (
        <>
          {showsPending && <PendingOrders orders={pending.data?.items ?? []} />}
          <StatusTabs search={search} />
          <OrdersFilters control={control} choices={choices} buyers={query.data?.buyers ?? []} />
          <ListView
            query={query}
            failure={<QueryFailure query={query} />}
            empty={<EmptyList {...emptyTexts} filtered={filtered} onReset={control.reset} />}
            loadingLabel={LOADING}
            rowHeight={ROW_HEIGHT}
            pagerLabel="Страницы списка заказов"
            keyOf={(order) => order.id}
            renderItem={(order) => <OrderRow order={order} several={search.who !== undefined} />}
          />
        </>
      )}
    </PageStack>
  );
}
