import { Button, Skeleton, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListTicketsQueryOptions } from '#generated/api/support/support.ts';
import { traceOf } from '#src/api/errors.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { TicketRow } from './TicketRow.tsx';
import { TicketsFilters } from './TicketsFilters.tsx';
import { openTicketDialog } from './ticket-dialog.ts';
import { type TicketsSearch, ticketsFilter } from './tickets-search.ts';

const skeletons = ['first', 'second', 'third', 'fourth'];

/** `/profile/support`: the reader's tickets, the last changed first. */
export function TicketsScreen({ search }: { search: TicketsSearch }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...getListTicketsQueryOptions(ticketsFilter(search)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <Stack gap="lg">
      <PageHeading actions={<NewTicketButtons />}>Обращения</PageHeading>
      <TicketsFilters search={search} />
      {isPending && (
        <Stack gap="sm" aria-label="Загружаем обращения" role="status">
          {skeletons.map((row) => (
            <Skeleton key={row} h="5.5rem" radius="lg" />
          ))}
        </Stack>
      )}
      {error && !data && <ErrorState traceID={traceOf(error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <NoTickets filtered={Boolean(search.status || search.type || search.text)} />
      )}
      {data && data.items.length > 0 && (
        <>
          <Stack gap="sm" component="ul" m={0} p={0} aria-busy={isPlaceholderData}>
            {data.items.map((ticket) => (
              <TicketRow key={ticket.id} ticket={ticket} />
            ))}
          </Stack>
          <Pager
            label="Страницы обращений"
            page={data.paging.page}
            pageCount={Math.ceil(data.paging.total / data.paging.pageSize)}
          />
        </>
      )}
    </Stack>
  );
}

function NewTicketButtons() {
  return (
    <>
      <Button onClick={() => openTicketDialog({ kind: 'General' })}>Новое обращение</Button>
      <Button variant="default" onClick={() => openTicketDialog({ kind: 'ProductSearch' })}>
        Найти товар
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
