import { Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { containsWords } from '#src/lib/text/contains-words.ts';

/** So many choices are seen at a glance, without a search field. */
const FEW = 12;

interface Narrowing<Item> {
  items: readonly Item[];
  /** Label of the search field: «Найти адрес». */
  label: string;
  textOf: (item: Item) => string;
  /** Chosen ones are always shown. */
  isChosen: (item: Item) => boolean;
}

export interface NarrowedChoices<Item> {
  /** Few enough to be drawn: the chosen ones, and those that contain the typed words. */
  shown: readonly Item[];
  /** To be placed above the choices; `null` while they are few. */
  field: ReactNode;
  /** To be placed below them: how many are left out. */
  note: ReactNode;
}

/** Long lists of choices (500 tags, 200 addresses) narrowed by a search field; short ones as they are. */
export function useNarrowedChoices<Item>(narrowing: Narrowing<Item>): NarrowedChoices<Item> {
  const { items, label, textOf, isChosen } = narrowing;
  const [typed, setTyped] = useState('');
  if (items.length <= FEW) return { shown: items, field: null, note: null };
  const chosen = items.filter(isChosen);
  const found = items.filter((item) => !isChosen(item) && containsWords(textOf(item), typed));
  const shown = [...chosen, ...found.slice(0, Math.max(1, FEW - chosen.length))];
  const left = chosen.length + found.length - shown.length;
  const field = (
    <TextInput
      size="sm"
      mb="xs"
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // Enter would submit the form around the choices.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
  const note = (
    <Text role="status" size="sm" c="dimmed" mt="xs">
      {noteOf(found.length, left)}
    </Text>
  );
  return { shown, field, note };
}

function noteOf(found: number, left: number): string {
  if (found === 0) return 'Ничего не\u00A0нашли';
  return left > 0 ? `И\u00A0ещё ${formatNumber(left)}: начните вводить, чтобы найти` : '';
}
