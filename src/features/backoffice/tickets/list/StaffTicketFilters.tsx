import { SimpleGrid } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import {
  parseTicketsSearch,
  type TicketsSearch,
} from '#src/features/account/support/list/tickets-search.ts';
import {
  ticketStatusLabels,
  ticketTypeLabels,
} from '#src/features/account/support/ticket-labels.ts';
import { typesOn } from '#src/features/backoffice/frame/staff-ticket-kinds.ts';
import { replacesEntry } from '#src/ui/kit/list/filters/filter-history.ts';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';

const anything = { value: '', label: 'Все' };

interface FiltersProps {
  tab: 'tickets' | 'applications';
  search: TicketsSearch;
}

/** Filters of the queue by status, type and text, in the URL. */
export function StaffTicketFilters({ tab, search }: FiltersProps) {
  const navigate = useNavigate();
  const change = (changes: Record<string, string>) =>
    void navigate({
      to: tab === 'tickets' ? '/backoffice/tickets' : '/backoffice/applications',
      search: parseTicketsSearch({ ...search, ...changes, page: undefined, invalid: undefined }),
      replace: replacesEntry(search, changes),
      resetScroll: false,
    });
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <TextFilter
        label="Номер, текст, имя или e-mail"
        value={search.text ?? ''}
        onChange={(text) => change({ text })}
      />
      <SelectField
        label="Состояние"
        value={search.status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value })}
        options={[
          anything,
          ...Object.entries(ticketStatusLabels).map(([value, label]) => ({ value, label })),
        ]}
      />
      <SelectField
        label="О чём"
        value={search.type ?? ''}
        onChange={(event) => change({ type: event.currentTarget.value })}
        options={[
          anything,
          ...typesOn[tab].map((value) => ({ value, label: ticketTypeLabels[value] })),
        ]}
      />
    </SimpleGrid>
  );
}
