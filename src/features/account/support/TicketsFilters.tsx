import { NativeSelect, SimpleGrid } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { TextFilter } from '#src/ui/mantine/TextFilter.tsx';
import { ticketStatusLabels, ticketTypeLabels } from './ticket-labels.ts';
import { parseTicketsSearch, type TicketsSearch } from './tickets-search.ts';

/** Filters by status, type and text, in the URL. */
export function TicketsFilters({ search }: { search: TicketsSearch }) {
  const navigate = useNavigate();
  const change = (changes: Record<string, string>) =>
    void navigate({
      to: '/profile/support',
      search: parseTicketsSearch({ ...search, ...changes, page: undefined, invalid: undefined }),
      replace: true,
    });
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <TextFilter
        label="Номер или текст"
        value={search.text ?? ''}
        onChange={(text) => change({ text })}
      />
      <NativeSelect
        label="Состояние"
        value={search.status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value })}
        data={withAll(ticketStatusLabels)}
      />
      <NativeSelect
        label="О чём"
        value={search.type ?? ''}
        onChange={(event) => change({ type: event.currentTarget.value })}
        data={withAll(ticketTypeLabels)}
      />
    </SimpleGrid>
  );
}

function withAll(labels: Readonly<Record<string, string>>) {
  return [
    { value: '', label: 'Все' },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ];
}
