import { expect, it } from 'vitest';
import { parseCompaniesSearch } from './companies-search.ts';

it('companies search: keeps the open dialog and the filter, and ignores the rest', () => {
  expect(parseCompaniesSearch({ add: true, text: 'зуб' })).toEqual({ add: true, text: 'зуб' });
  expect(parseCompaniesSearch({ add: 'true' })).toEqual({ add: true });
  expect(parseCompaniesSearch({ add: 1, text: '  ', other: 'x' })).toEqual({});
});
