import { expect, it } from 'vitest';
import { replacesEntry } from './filter-history.ts';

interface Search {
  text?: string | undefined;
  status?: string[];
}

it.each<[string, Search, Search, boolean]>([
  ['a choice', {}, { status: ['Shipped'] }, false],
  ['a choice beside a text', { text: 'бор' }, { status: ['Shipped'] }, false],
  ['the first letters of a text', {}, { text: 'б' }, false],
  ['its next letters', { text: 'б' }, { text: 'бор' }, true],
  ['its removal', { text: 'бор' }, { text: undefined }, false],
])('filter: %s replaces the history entry: %j, %j, %s', (_what, search, changes, replaces) => {
  expect(replacesEntry(search, changes)).toBe(replaces);
});
