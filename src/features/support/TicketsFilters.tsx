import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ticketStatusWords, ticketTypeWords } from './ticket-words.ts';
import { parseTicketsSearch, type TicketsSearch } from './tickets-search.ts';

/** Milliseconds without typing before the list is asked for again. */
const TYPING_PAUSE = 300;

/** State, kind and text; all live in the address. */
export function TicketsFilters({ search }: { search: TicketsSearch }) {
  const navigate = useNavigate();
  const [text, setText] = useState(search.text ?? '');
  const change = (changes: Record<string, string>) =>
    void navigate({
      to: '/profile/support',
      search: parseTicketsSearch({ ...search, ...changes, page: undefined }),
      replace: true,
    });
  const find = useDebouncedCallback((typed: string) => change({ text: typed }), TYPING_PAUSE);
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <TextInput
        label="Номер или текст"
        type="search"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          find(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label="Состояние"
        value={search.status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value })}
        data={withAll(ticketStatusWords)}
      />
      <NativeSelect
        label="О чём"
        value={search.type ?? ''}
        onChange={(event) => change({ type: event.currentTarget.value })}
        data={withAll(ticketTypeWords)}
      />
    </SimpleGrid>
  );
}

function withAll(words: Readonly<Record<string, string>>) {
  return [
    { value: '', label: 'Все' },
    ...Object.entries(words).map(([value, label]) => ({ value, label })),
  ];
}
