import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListStaffOrdersQueryOptions } from '#generated/api/backoffice/list-staff-orders.ts';
import type { StaffOrderSummary } from '#generated/api/model/staffOrderSummary.ts';
import { fromStaffList } from '#src/features/backoffice/card/BackLink.tsx';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import classes from '#src/features/backoffice/frame/StaffRow.module.css';
import { StaffSearchField } from '#src/features/backoffice/frame/StaffSearchField.tsx';
import type { StaffSearch } from '#src/features/backoffice/frame/staff-search.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { StatusBadge } from '#src/features/order-parts/status/StatusBadge.tsx';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { paymentStatusLabels } from './payment-status-labels.ts';

const PAGE_SIZE = 20;

/** `/backoffice/orders`: the placed orders of all buyers, the newest first. */
export function StaffOrdersScreen({ search }: { search: StaffSearch }) {
  const { text, page = 1, invalid } = search;
  const query = useQuery({
    ...getListStaffOrdersQueryOptions({ ...(text && { text }), page, pageSize: PAGE_SIZE }),
    ...liveQuery,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <PageStack>
      <PageHeading count={query.data?.paging.total}>Заказы покупателей</PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <StaffSearchField
        to="/backoffice/orders"
        label="Номер, товар, имя или контакты"
        name="text"
        search={search}
      />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title="Заказов нет"
            description={text ? 'Попробуйте другое слово.' : 'Здесь появятся оформленные заказы.'}
          />
        }
        loadingLabel="Загружаем заказы"
        rowHeight="4.5rem"
        pagerLabel="Страницы заказов"
        keyOf={(order) => order.id}
        renderItem={(order) => <StaffOrderRow order={order} />}
      />
    </PageStack>
  );
}

function StaffOrderRow({ order }: { order: StaffOrderSummary }) {
  const { id, number, status, confirmedAt, customerName, paymentStatus, toPay } = order;
  return (
    <ListRow className={classes.row}>
      <div className={classes.head}>
        <RowLink to="/backoffice/orders/$id" params={{ id }} state={fromStaffList}>
          Заказ {number ?? id}
        </RowLink>
        <Text size="sm" c="dimmed">
          {customerName}
        </Text>
      </div>
      <Text size="sm" className={classes.text ?? ''}>
        {formatMoney(toPay)} · {paymentStatusLabels[paymentStatus]}
      </Text>
      <div className={classes.state}>
        <StatusBadge status={status} method={null} date={null} />
        <Text size="sm" c="dimmed">
          <time dateTime={confirmedAt}>{formatMoment(confirmedAt)}</time>
        </Text>
      </div>
    </ListRow>
  );
}
