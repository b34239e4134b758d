import { expect, it } from 'vitest';
import { lostValues, withUnread } from './lost-values.ts';

it('lostValues: names what a parser knows by key and not by value', () => {
  const given = { page: 'last', brand: ['ok', 'не то'], query: ' бор ', utm_source: 'x', flag: '' };
  const read = { page: undefined, brand: ['ok'], query: 'бор', flag: undefined, sort: undefined };
  expect(lostValues(given, read)).toEqual(['page=last', 'brand=не то']);
});

it('lostValues: takes a default for what it is', () => {
  const read = { page: undefined, source: undefined, direction: undefined, available: undefined };
  const given = { page: '1', source: 'Catalog', direction: 'ASC', available: 'false' };
  expect(lostValues(given, read)).toEqual([]);
  expect(lostValues({ page: '0' }, read)).toEqual(['page=0']);
});

it('lostValues: ends a long value and writes what cannot be seen as the URL does', () => {
  const [long, hidden] = lostValues(
    { text: 'я'.repeat(3000), query: 'бор\0' },
    { text: undefined, query: undefined },
  );
  expect(long).toBe(`text=${'я'.repeat(60)}…`);
  expect(hidden).toBe('query=бор%00');
});

it('withUnread: gives what was read with what was not, the same when it is read again', () => {
  const read = { page: undefined, text: 'бор' };
  const first = withUnread({ page: 'last', text: 'бор', utm_source: 'x' }, read);
  expect(first).toEqual({ text: 'бор', unread: ['page=last'] });
  expect(withUnread({ ...first }, read)).toEqual(first);
  expect(withUnread({ text: 'бор' }, read).unread).toBeUndefined();
});
