import { SimpleGrid } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import {
  ticketStatusLabels,
  ticketTypeLabels,
} from '#src/features/account/support/ticket-labels.ts';
import { typesOn } from '#src/features/backoffice/frame/staff-ticket-kinds.ts';
import { replacesEntry } from '#src/ui/kit/list/filters/filter-history.ts';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import { parseStaffTicketsSearch, type StaffTicketsSearch } from './staff-tickets-search.ts';

const anything = { value: '', label: 'Все' };

const assigneeOptions = [
  anything,
  { value: 'Me', label: 'Мои' },
  { value: 'Nobody', label: 'Без ответственного' },
];

interface FiltersProps {
  tab: 'tickets' | 'applications';
  search: StaffTicketsSearch;
}

/** Filters of the queue by status, type and text, in the URL. */
export function StaffTicketFilters({ tab, search }: FiltersProps) {
  const navigate = useNavigate();
  const change = (changes: Record<string, string>) =>
    void navigate({
      to: tab === 'tickets' ? '/backoffice/tickets' : '/backoffice/applications',
      search: parseStaffTicketsSearch({
        ...search,
        ...changes,
        page: undefined,
        invalid: undefined,
      }),
      replace: replacesEntry(search, changes),
      resetScroll: false,
    });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} spacing="md">
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
        label="Чьи"
        value={search.assignee ?? ''}
        onChange={(event) => change({ assignee: event.currentTarget.value })}
        options={assigneeOptions}
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
