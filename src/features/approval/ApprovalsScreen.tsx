import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListApprovalsQueryOptions } from '#generated/api/approval/approval.ts';
import { QueryFailure } from '#src/features/failures/QueryFailure.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListView } from '#src/ui/ListView.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { ApprovalRow } from './ApprovalRow.tsx';
import { ApprovalTabs } from './ApprovalTabs.tsx';
import { type ApprovalsSearch, approvalsFilter } from './approvals-search.ts';

interface ApprovalsScreenProps {
  partnerID: string;
  search: ApprovalsSearch;
}

/** `/profile/companies/{id}/approval`: the company's orders that somebody has to agree to. */
export function ApprovalsScreen({ partnerID, search }: ApprovalsScreenProps) {
  const query = useQuery({
    ...getListApprovalsQueryOptions(approvalsFilter(partnerID, search)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <Stack gap="lg">
      <PageHeading>Согласование заказов</PageHeading>
      <ApprovalTabs partnerID={partnerID} counts={query.data?.counts} />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title="Здесь пока пусто"
            description="Заказы сотрудников, которым нужно согласие, появятся здесь."
          />
        }
        loading="Загружаем согласования"
        rowHeight="5.5rem"
        pages="Страницы согласований"
        keyOf={(approval) => approval.id}
        renderItem={(approval) => <ApprovalRow partnerID={partnerID} approval={approval} />}
      />
    </Stack>
  );
}
