import { Skeleton, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListApprovalsQueryOptions } from '#generated/api/approval/approval.ts';
import { traceOf } from '#src/api/errors.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ApprovalRow } from './ApprovalRow.tsx';
import { ApprovalTabs } from './ApprovalTabs.tsx';
import { type ApprovalsSearch, approvalsFilter } from './approvals-search.ts';

interface ApprovalsScreenProps {
  partnerID: string;
  search: ApprovalsSearch;
}

/** `/profile/companies/{id}/approval`: the company's orders that somebody has to agree to. */
export function ApprovalsScreen({ partnerID, search }: ApprovalsScreenProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...getListApprovalsQueryOptions(approvalsFilter(partnerID, search)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <Stack gap="lg">
      <PageHeading>Согласование заказов</PageHeading>
      <ApprovalTabs partnerID={partnerID} counts={data?.counts} />
      {isPending && <Skeleton height={240} radius="lg" />}
      {error && !data && <ErrorState traceID={traceOf(error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <EmptyState
          title="Здесь пока пусто"
          description="Заказы сотрудников, которым нужно согласие, появятся здесь."
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <Stack gap="sm" component="ul" m={0} p={0} aria-busy={isPlaceholderData}>
            {data.items.map((approval) => (
              <ApprovalRow key={approval.id} partnerID={partnerID} approval={approval} />
            ))}
          </Stack>
          <Pager
            label="Страницы согласований"
            page={data.paging.page}
            pageCount={Math.ceil(data.paging.total / data.paging.pageSize)}
          />
        </>
      )}
    </Stack>
  );
}
