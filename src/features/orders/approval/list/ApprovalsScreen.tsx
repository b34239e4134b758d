import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getListApprovalsQueryOptions } from '#generated/api/approval/list-approvals.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import { ApprovalRow } from './ApprovalRow.tsx';
import { ApprovalTabs } from './ApprovalTabs.tsx';
import { approvalsFilter } from './approvals-filter.ts';
import type { ApprovalsSearch } from './approvals-search.ts';

interface ApprovalsScreenProps {
  partnerID: string;
  search: ApprovalsSearch;
}

/** `/profile/companies/{id}/approval`: the company's orders that need approval. */
export function ApprovalsScreen({ partnerID, search }: ApprovalsScreenProps) {
  const navigate = useNavigate();
  const query = useQuery({
    ...getListApprovalsQueryOptions(approvalsFilter(partnerID, search)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const find = (text: string | undefined) =>
    void navigate({
      to: '/profile/companies/$id/approval',
      params: { id: partnerID },
      search: { status: search.status, text },
      replace: true,
      resetScroll: false,
    });
  return (
    <PageStack>
      <PageHeading>Согласование заказов</PageHeading>
      <InvalidParamsNote invalid={search.invalid} />
      <ApprovalTabs partnerID={partnerID} text={search.text} counts={query.data?.counts} />
      <FilterBar
        label="Отбор согласований"
        first={
          <TextFilter
            label="Номер, покупатель или товар"
            value={search.text ?? ''}
            onChange={(text) => find(text || undefined)}
          />
        }
      />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          search.text === undefined ? (
            <EmptyState {...emptyTexts[search.status ?? 'Pending']} />
          ) : (
            <EmptyState
              title="Таких заказов нет"
              description="Попробуйте другое слово или другую вкладку."
              actions={
                <LinkButton to="/profile/companies/$id/approval" params={{ id: partnerID }}>
                  Показать все
                </LinkButton>
              }
            />
          )
        }
        loadingLabel="Загружаем согласования"
        rowHeight="5.5rem"
        pagerLabel="Страницы согласований"
        keyOf={(approval) => approval.id}
        renderItem={(approval) => <ApprovalRow partnerID={partnerID} approval={approval} />}
      />
    </PageStack>
  );
}

const emptyTexts = {
  Pending: {
    title: 'Ничего не ждёт решения',
    description: 'Заказы сотрудников, которым нужно согласие, появятся здесь.',
  },
  Approved: {
    title: 'Согласованных заказов пока нет',
    description: 'Заказ появится здесь, когда согласий будет достаточно.',
  },
  Rejected: {
    title: 'Отклонённых заказов нет',
    description: 'Отклонённый заказ возвращается покупателю на правку и виден здесь.',
  },
} as const;
