import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListStaffTicketsQueryOptions } from '#generated/api/backoffice/list-staff-tickets.ts';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import { typesOn } from '#src/features/backoffice/frame/staff-ticket-kinds.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { StaffTicketFilters } from './StaffTicketFilters.tsx';
import { StaffTicketRow } from './StaffTicketRow.tsx';
import { type StaffTicketsSearch, staffTicketsFilter } from './staff-tickets-search.ts';

interface StaffTicketsProps {
  tab: 'tickets' | 'applications';
  search: StaffTicketsSearch;
}

/** `/backoffice/tickets` and `/backoffice/applications`: the queue, the last changed first. */
export function StaffTicketsScreen({ tab, search }: StaffTicketsProps) {
  const type = search.type && typesOn[tab].includes(search.type) ? [search.type] : typesOn[tab];
  const query = useQuery({
    ...getListStaffTicketsQueryOptions({ ...staffTicketsFilter(search), type: [...type] }),
    ...liveQuery,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <PageStack>
      <PageHeading count={query.data?.paging.total}>
        {tab === 'tickets' ? 'Обращения покупателей' : 'Заявки компаний'}
      </PageHeading>
      <InvalidParamsNote invalid={search.invalid} />
      <StaffTicketFilters tab={tab} search={search} />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title={tab === 'tickets' ? 'Обращений нет' : 'Заявок нет'}
            description="Здесь появится то, что напишут покупатели. Попробуйте другое состояние."
          />
        }
        loadingLabel="Загружаем очередь"
        rowHeight="5.5rem"
        pagerLabel="Страницы очереди"
        keyOf={(ticket) => ticket.id}
        renderItem={(ticket) => <StaffTicketRow ticket={ticket} />}
      />
    </PageStack>
  );
}
