import { expect, it } from 'vitest';
import { bonusesFilter, parseBonusesSearch } from './bonuses-search.ts';

it('bonuses search: keeps valid parameters and drops the rest', () => {
  expect(bonusesFilter(parseBonusesSearch({ flow: 'Expense', page: '3' }))).toEqual({
    flow: 'Expense',
    page: 3,
    pageSize: 20,
  });
  const broken = parseBonusesSearch({ flow: 'Gift', page: '0' });
  expect(broken.invalid).toEqual(['flow=Gift', 'page=0']);
  expect(bonusesFilter(broken)).toEqual({ page: 1, pageSize: 20 });
});
