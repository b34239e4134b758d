import { Badge, Paper, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetCatalogImportSuspense } from '#generated/api/backoffice/get-catalog-import.ts';
import { getListCatalogImportEntriesQueryOptions } from '#generated/api/backoffice/list-catalog-import-entries.ts';
import { BackLink } from '#src/features/backoffice/card/BackLink.tsx';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { EntryKindFilter } from './EntryKindFilter.tsx';
import { ImportEntryRow } from './ImportEntryRow.tsx';
import { ImportFacts } from './ImportFacts.tsx';
import { importState } from './import-labels.ts';
import type { ImportSearch } from './import-search.ts';

const PAGE_SIZE = 50;

/** `/backoffice/imports/{id}`: what an import did, and its report entry by entry. */
export function ImportScreen({ id, search }: { id: string; search: ImportSearch }) {
  const { kind, page = 1, invalid } = search;
  const { data: run } = useGetCatalogImportSuspense(id, { query: liveQuery });
  const query = useQuery({
    ...getListCatalogImportEntriesQueryOptions(id, {
      ...(kind && { kind }),
      page,
      pageSize: PAGE_SIZE,
    }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const { label, color } = importState(run);
  return (
    <PageStack>
      <PageHeading above={<BackLink to="/backoffice/imports">← Импорты</BackLink>}>
        Импорт {run.source}
      </PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <div>
        <Badge color={color} variant="light" size="lg" tt="none">
          {label}
        </Badge>
        {run.failure !== null && <Text mt="xs">{run.failure} Каталог остался прежним.</Text>}
      </div>
      <Paper withBorder radius="lg" p="md">
        <ImportFacts run={run} />
      </Paper>
      <EntryKindFilter id={id} counts={run.counts} search={search} />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title="В отчёте ничего нет"
            description={
              run.offers === null
                ? 'Отчёт появится, когда импорт закончится. У старых импортов его нет.'
                : 'Отклонённых предложений и отличий от каталога нет.'
            }
          />
        }
        loadingLabel="Загружаем отчёт"
        rowHeight="3.5rem"
        pagerLabel="Страницы отчёта"
        // Two entries may be equal.
        keyOf={(_entry, index) => index}
        renderItem={(entry) => <ImportEntryRow entry={entry} />}
      />
    </PageStack>
  );
}
