import type { AnalyticFilter } from '#generated/api/model/analyticFilter.ts';
import {
  analyticPeriod,
  groupingOf,
} from '#src/features/account/analytic/filters/analytic-period.ts';
import type { AnalyticSearch } from './analytic-search.ts';

const PAGE_SIZE = 24;

/** The request's filter for a URL. */
export function analyticFilter(search: AnalyticSearch, today: string): AnalyticFilter {
  const { text, customer, buyer, tag, brand, category, status, sort, page } = search;
  const period = analyticPeriod(search, today);
  return {
    ...(text && { text }),
    ...(customer && { customerIDs: customer }),
    ...(buyer && { buyerIDs: buyer }),
    ...(tag && { tagIDs: tag }),
    ...(brand && { brandIDs: brand }),
    ...(category && { categoryID: category }),
    ...(status && { statuses: status }),
    ...(sort && { sort: { field: sort } }),
    ...period,
    groupBy: groupingOf(period),
    page: page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
