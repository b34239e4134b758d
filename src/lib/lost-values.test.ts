import { expect, it } from 'vitest';
import { lostValues } from './lost-values.ts';

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
