import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getListStaffOrdersQueryOptions } from '#generated/api/backoffice/list-staff-orders.ts';
import type { StaffOrdersSort } from '#generated/api/model/staffOrdersSort.ts';
import { isFiltered } from '#src/browser/storage/stored-filter.ts';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { EmptyList } from '#src/ui/kit/list/EmptyList.tsx';
import { ExportButton } from '#src/ui/kit/list/ExportButton.tsx';
import { replacesEntry } from '#src/ui/kit/list/filters/filter-history.ts';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { sortLabels } from './orders-list-labels.ts';
import { StaffOrderRow } from './StaffOrderRow.tsx';
import { StaffOrdersFilters } from './StaffOrdersFilters.tsx';
import classes from './StaffOrdersScreen.module.css';
import { type StaffOrdersSearch, staffOrdersFilter } from './staff-orders-search.ts';
import { staffOrdersWorkbook } from './staff-orders-workbook.ts';

const PAGE_SIZE = 20;

const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

const emptyTexts = {
  misfit: {
    title: 'Таких заказов нет',
    description:
      'Номер пишут целиком или частью: Д-240507, 240507, 507. Обращение – с буквой: О-1003. Попробуйте другой статус, период или слово.',
    reset: 'Показать все заказы',
  },
  none: { title: 'Заказов нет', description: 'Здесь появятся оформленные заказы.' },
};

/** `/backoffice/orders`: the placed orders of all buyers, the newest first. */
export function StaffOrdersScreen({ search }: { search: StaffOrdersSearch }) {
  const { page = 1, sort, invalid } = search;
  const client = useQueryClient();
  const navigate = useNavigate();
  const show = (next: StaffOrdersSearch, replace: boolean) =>
    void navigate({ to: '/backoffice/orders', search: next, replace, resetScroll: false });
  const control = {
    search,
    change: (changes: Partial<StaffOrdersSearch>) =>
      show(
        { ...search, ...changes, page: undefined, invalid: undefined },
        replacesEntry(search, changes),
      ),
    reset: () => show({ sort }, false),
  };
  const query = useQuery({
    ...getListStaffOrdersQueryOptions({ ...staffOrdersFilter(search), page, pageSize: PAGE_SIZE }),
    ...liveQuery,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const total = query.data?.paging.total ?? 0;
  return (
    <PageStack className={classes.page}>
      <PageHeading
        count={query.data?.paging.total}
        actions={
          <div className={classes.actions}>
            <SelectField
              aria-label="Порядок"
              value={sort ?? 'Newest'}
              options={sortOptions}
              onChange={(event) => {
                const next = event.currentTarget.value as StaffOrdersSort;
                control.change({ sort: next === 'Newest' ? undefined : next });
              }}
            />
            {total > 0 && <ExportButton gather={() => staffOrdersWorkbook(client, search)} />}
          </div>
        }
      >
        Заказы покупателей
      </PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <StaffOrdersFilters control={control} />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyList
            {...emptyTexts}
            filtered={isFiltered({ ...search, sort: undefined })}
            onReset={control.reset}
          />
        }
        loadingLabel="Загружаем заказы"
        rowHeight="2.25rem"
        pagerLabel="Страницы заказов"
        keyOf={(order) => order.id}
        renderItem={(order) => <StaffOrderRow order={order} />}
      />
    </PageStack>
  );
}
