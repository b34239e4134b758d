import { expect, it } from 'vitest';
import { findInvalidParams, withInvalidParams } from './invalid-params.ts';

it('findInvalidParams: lists values that the parser of their key rejected', () => {
  const given = { page: 'last', brand: ['ok', 'не то'], query: ' бор ', utm_source: 'x', flag: '' };
  const read = { page: undefined, brand: ['ok'], query: 'бор', flag: undefined, sort: undefined };
  expect(findInvalidParams(given, read)).toEqual(['page=last', 'brand=не то']);
});

it('findInvalidParams: ignores values that equal the default', () => {
  const read = { page: undefined, source: undefined, direction: undefined, available: undefined };
  const given = { page: '1', source: 'Catalog', direction: 'ASC', available: 'false' };
  expect(findInvalidParams(given, read)).toEqual([]);
  expect(findInvalidParams({ page: '0' }, read)).toEqual(['page=0']);
});

it('findInvalidParams: truncates a long value and percent-encodes invisible characters', () => {
  const [long, hidden] = findInvalidParams(
    { text: 'я'.repeat(3000), query: 'бор\0' },
    { text: undefined, query: undefined },
  );
  expect(long).toBe(`text=${'я'.repeat(60)}…`);
  expect(hidden).toBe('query=бор%00');
});

it('withInvalidParams: returns parsed and rejected values, the same when parsed again', () => {
  const read = { page: undefined, text: 'бор' };
  const first = withInvalidParams({ page: 'last', text: 'бор', utm_source: 'x' }, read);
  expect(first).toEqual({ text: 'бор', invalid: ['page=last'] });
  expect(withInvalidParams({ ...first }, read)).toEqual(first);
  expect(withInvalidParams({ text: 'бор' }, read).invalid).toBeUndefined();
});
