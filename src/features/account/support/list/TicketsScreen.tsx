import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListTicketsQueryOptions } from '#generated/api/support/list-tickets.ts';
import { isFiltered } from '#src/browser/storage/stored-filter.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { openTicketDialog } from '#src/features/support-parts/ticket-dialog.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { TicketRow } from './TicketRow.tsx';
import { TicketsFilters } from './TicketsFilters.tsx';
import { ticketsFilter } from './tickets-filter.ts';
import type { TicketsSearch } from './tickets-search.ts';

/** Polling interval while the page is visible, milliseconds. */
const FOLLOW_MS = 15_000;

/** `/profile/support`: the user's tickets, the last changed first. */
export function TicketsScreen({ search }: { search: TicketsSearch }) {
  const query = useQuery({
    ...getListTicketsQueryOptions(ticketsFilter(search)),
    placeholderData: keepPreviousData,
    refetchInterval: FOLLOW_MS,
    meta: { silent: true },
  });
  return (
    <PageStack>
      <PageHeading actions={<NewTicketButtons />}>Обращения</PageHeading>
      <InvalidParamsNote invalid={search.invalid} />
      <TicketsFilters search={search} />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={<NoTickets filtered={isFiltered(search)} />}
        loadingLabel="Загружаем обращения"
        rowHeight="5.5rem"
        pagerLabel="Страницы обращений"
        keyOf={(ticket) => ticket.id}
        renderItem={(ticket) => <TicketRow ticket={ticket} />}
      />
    </PageStack>
  );
}

function NewTicketButtons() {
  return (
    <>
      <Button onClick={() => openTicketDialog({ kind: 'General' })}>Новое обращение</Button>
      <Button variant="default" onClick={() => openTicketDialog({ kind: 'ProductSearch' })}>
        Найти товар
      </Button>
      <Button variant="default" onClick={() => openTicketDialog({ kind: 'Maintenance' })}>
        Отремонтировать
      </Button>
    </>
  );
}

function NoTickets({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="Таких обращений нет"
      description="Попробуйте другое состояние или другое слово."
      actions={
        <LinkButton to="/profile/support" search={{}}>
          Показать все обращения
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      title="Обращений пока нет"
      description="Здесь появятся ваши вопросы, возвраты и заявки с ответами менеджеров."
      actions={<Button onClick={() => openTicketDialog({ kind: 'General' })}>Задать вопрос</Button>}
    />
  );
}
