import { expect, it } from 'vitest';
import { analyticFilter, parseAnalyticSearch } from './analytic-search.ts';

it('analytic search: keeps valid parameters, puts days in order and drops the rest', () => {
  const search = parseAnalyticSearch({
    text: ' композит ',
    tag: ['t-1', '/'],
    from: '2026-03-31',
    to: '2026-01-01',
    sort: 'Orders',
    page: '2',
  });
  expect(search.invalid).toEqual(['tag=/']);
  expect(analyticFilter(search)).toEqual({
    text: 'композит',
    tagIDs: ['t-1'],
    from: '2026-01-01',
    to: '2026-03-31',
    sort: { field: 'Orders' },
    page: 2,
    pageSize: 24,
  });
  expect(analyticFilter(parseAnalyticSearch({ sort: 'Amount', from: 'yesterday' }))).toEqual({
    page: 1,
    pageSize: 24,
  });
});
