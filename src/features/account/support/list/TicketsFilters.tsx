import { SimpleGrid } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import {
  ticketStatusLabels,
  ticketTypeLabels,
} from '#src/features/account/support/ticket-labels.ts';
import { replacesEntry } from '#src/ui/kit/list/filters/filter-history.ts';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import { parseTicketsSearch, type TicketsSearch } from './tickets-search.ts';

/** Filters by status, type and text, in the URL. */
export function TicketsFilters({ search }: { search: TicketsSearch }) {
  const navigate = useNavigate();
  const change = (changes: Record<string, string>) =>
    void navigate({
      to: '/profile/support',
      search: parseTicketsSearch({ ...search, ...changes, page: undefined, invalid: undefined }),
      replace: replacesEntry(search, changes),
      resetScroll: false,
    });
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <TextFilter
        label="Номер или текст"
        value={search.text ?? ''}
        onChange={(text) => change({ text })}
      />
      <SelectField
        label="Состояние"
        value={search.status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value })}
        options={withAll(ticketStatusLabels)}
      />
      <SelectField
        label="О чём"
        value={search.type ?? ''}
        onChange={(event) => change({ type: event.currentTarget.value })}
        options={withAll(ticketTypeLabels)}
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
