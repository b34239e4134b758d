import { Badge, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListCatalogImportsQueryOptions } from '#generated/api/backoffice/list-catalog-imports.ts';
import type { CatalogImport } from '#generated/api/model/catalogImport.ts';
import { fromStaffList } from '#src/features/backoffice/card/BackLink.tsx';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import classes from '#src/features/backoffice/frame/StaffRow.module.css';
import type { StaffSearch } from '#src/features/backoffice/frame/staff-search.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { importState } from './import-labels.ts';

const PAGE_SIZE = 20;

/** `/backoffice/imports`: when the catalog was imported, and what changed. */
export function ImportsScreen({ page = 1, invalid }: StaffSearch) {
  const query = useQuery({
    ...getListCatalogImportsQueryOptions({ page, pageSize: PAGE_SIZE }),
    ...liveQuery,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <PageStack>
      <PageHeading count={query.data?.paging.total}>Импорты каталога</PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title="Каталог ещё не загружали"
            description="Здесь появятся загрузки фида и их итоги."
          />
        }
        loadingLabel="Загружаем импорты"
        rowHeight="4.5rem"
        pagerLabel="Страницы импортов"
        keyOf={({ id }) => id}
        renderItem={(one) => <ImportRow run={one} />}
      />
    </PageStack>
  );
}

function ImportRow({ run }: { run: CatalogImport }) {
  const { id, source, startedAt, ...counts } = run;
  const { label, color } = importState(run);
  const facts = [
    ['Принято', counts.accepted],
    ['новых', counts.created],
    ['изменено', counts.updated],
    ['снято', counts.unlisted],
    ['отклонено', counts.rejected],
  ] as const;
  return (
    <ListRow className={classes.row}>
      <div className={classes.head}>
        <RowLink to="/backoffice/imports/$id" params={{ id }} state={fromStaffList}>
          {source}
        </RowLink>
      </div>
      <Text size="sm" className={classes.text ?? ''}>
        {facts.map(([name, value]) => `${name}: ${formatNumber(value)}`).join(', ')}
      </Text>
      <div className={classes.state}>
        <Badge color={color} variant="light" size="lg" tt="none">
          {label}
        </Badge>
        <Text size="sm" c="dimmed">
          <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
        </Text>
      </div>
    </ListRow>
  );
}
