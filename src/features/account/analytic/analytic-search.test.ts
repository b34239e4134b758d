import { expect, it } from 'vitest';
import { analyticFilter } from './analytic-filter.ts';
import { parseAnalyticSearch } from './analytic-search.ts';

const TODAY = '2026-03-15';

it('analytic search: keeps valid parameters, puts days in order and drops the rest', () => {
  const search = parseAnalyticSearch({
    text: ' композит ',
    tag: ['t-1', '/'],
    from: '2026-03-31',
    to: '2026-01-01',
    sort: 'Orders',
    status: ['Shipped', 'Lost'],
    category: 'bory',
    page: '2',
  });
  expect(search.invalid).toEqual(['tag=/', 'status=Lost']);
  expect(analyticFilter(search, TODAY)).toEqual({
    text: 'композит',
    tagIDs: ['t-1'],
    categoryID: 'bory',
    statuses: ['Shipped'],
    from: '2026-01-01',
    to: '2026-03-31',
    groupBy: 'Week',
    sort: { field: 'Orders' },
    page: 2,
    pageSize: 24,
  });
  const broken = parseAnalyticSearch({ sort: 'Amount', from: 'yesterday', period: 'week' });
  expect(analyticFilter(broken, TODAY)).toEqual({
    from: '2025-04-01',
    to: '2026-03-15',
    groupBy: 'Month',
    page: 1,
    pageSize: 24,
  });
});
