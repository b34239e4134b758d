import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListAuditEntriesQueryOptions } from '#generated/api/backoffice/list-audit-entries.ts';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import classes from './AuditScreen.module.css';
import { auditFilter } from './audit-filter.ts';
import type { AuditSearch } from './audit-search.ts';

const PAGE_SIZE = 50;

/** `/backoffice/audit`: who did what and when, the latest first. */
export function AuditScreen({ search }: { search: AuditSearch }) {
  const { page = 1, invalid } = search;
  const filter = auditFilter(search);
  const isFiltered = Object.keys(filter).length > 0;
  const query = useQuery({
    ...getListAuditEntriesQueryOptions({ ...filter, page, pageSize: PAGE_SIZE }),
    ...liveQuery,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <PageStack className={classes.page}>
      <PageHeading count={query.data?.paging.total}>Журнал</PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <AuditFilters search={search} />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title="Записей нет"
            description={
              isFiltered
                ? 'Номер пишут целиком: Д-240507, О-1003. Человека можно найти по имени, логину или почте; ещё есть «Банк», «1С», «Демо-менеджер» и «Магазин».'
                : 'Здесь появится, кто и что изменил.'
            }
          />
        }
        loadingLabel="Загружаем журнал"
        rowHeight="3rem"
        pagerLabel="Страницы журнала"
        keyOf={({ id }) => id}
        renderItem={(entry) => <AuditRow entry={entry} />}
      />
    </PageStack>
  );
}
