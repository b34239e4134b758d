import { SimpleGrid, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListAuditEntriesQueryOptions } from '#generated/api/backoffice/list-audit-entries.ts';
import type { AuditEntry } from '#generated/api/model/auditEntry.ts';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import classes from '#src/features/backoffice/frame/StaffRow.module.css';
import { StaffSearchField } from '#src/features/backoffice/frame/StaffSearchField.tsx';
import type { StaffSearch } from '#src/features/backoffice/frame/staff-search.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { ListRow } from '#src/ui/kit/list/ListRow.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';

const PAGE_SIZE = 50;

/** `/backoffice/audit`: who changed what and when, the latest first. */
export function AuditScreen({ search }: { search: StaffSearch }) {
  const { text, actor, page = 1, invalid } = search;
  const query = useQuery({
    ...getListAuditEntriesQueryOptions({
      ...(text && { order: text }),
      ...(actor && { actor }),
      page,
      pageSize: PAGE_SIZE,
    }),
    ...liveQuery,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <PageStack>
      <PageHeading count={query.data?.paging.total}>Журнал</PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <StaffSearchField to="/backoffice/audit" label="Заказ" name="text" search={search} />
        <StaffSearchField
          to="/backoffice/audit"
          label="Кто: staff:имя, user:номер, bank, 1c, shop"
          name="actor"
          search={search}
        />
      </SimpleGrid>
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title="Записей нет"
            description="Номер заказа и имя пишут целиком: Д-100012, staff:anna."
          />
        }
        loadingLabel="Загружаем журнал"
        rowHeight="4rem"
        pagerLabel="Страницы журнала"
        keyOf={({ id }) => id}
        renderItem={(entry) => <EntryRow entry={entry} />}
      />
    </PageStack>
  );
}

function EntryRow({ entry: { at, actor, act, entity, entityID, changes } }: { entry: AuditEntry }) {
  return (
    <ListRow className={classes.row}>
      <div className={classes.head}>
        <Text fw={600}>{actor}</Text>
        <Text size="sm" c="dimmed">
          {act}
        </Text>
      </div>
      <Text size="sm" className={classes.text ?? ''}>
        {entity !== 'command' && `${entity} ${entityID ?? ''} `}
        {changes
          .map(({ name, before, after }) =>
            [name, [before, after ?? '–'].filter(Boolean).join(' → ')].join(': '),
          )
          .join('; ')}
      </Text>
      <div className={classes.state}>
        <Text size="sm" c="dimmed">
          <time dateTime={at}>{formatMoment(at)}</time>
        </Text>
      </div>
    </ListRow>
  );
}
