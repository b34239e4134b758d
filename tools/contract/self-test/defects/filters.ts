import type { OperationId } from '#server/contract/handlers.ts';
import { onRequest, withQuery } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import { ignoredFilter, listing } from './listing.ts';

/** A repeated parameter of which only the last value is used. */
function lastValueOnly(operation: OperationId, name: string, id: string, title: string): Defect {
  return listing(operation, id, title, ['filter-ignored', 'responses-disagree'], () =>
    onRequest(operation, (call) =>
      withQuery(call, (query) => {
        const last = query.getAll(name).at(-1);
        if (last !== undefined) query.set(name, last);
      }),
    ),
  );
}

/** A search that ignores its query. */
function wordsLost(operation: OperationId, id: string, title: string): Defect {
  return listing(operation, id, title, ['filter-ignored', 'responses-disagree'], () =>
    onRequest(operation, (call) => withQuery(call, (query) => query.set('query', 'бор'))),
  );
}

/** Filters and limits of lists. */
export const filterDefects: readonly Defect[] = [
  ignoredFilter('listProducts', 'brandIDs', 'brand-ignored', 'The filter by brand is ignored'),
  ignoredFilter('listProducts', 'priceFrom', 'price-from-ignored', 'The lower price is ignored'),
  ignoredFilter('listProducts', 'priceTo', 'price-to-ignored', 'The upper price is ignored'),
  ignoredFilter('listProducts', 'flags', 'flags-ignored', 'The filter by flags is ignored'),
  ignoredFilter('listProducts', 'ids', 'ids-ignored', 'A list by ids holds everything'),
  ignoredFilter(
    'listProducts',
    'onlyAvailable',
    'available-ignored',
    'Products that are sold out stay in',
  ),
  ignoredFilter(
    'listPromotionProducts',
    'promotionID',
    'promotion-ignored',
    'Products of other promotions',
  ),
  ignoredFilter(
    'listHitProducts',
    'categoryID',
    'category-ignored',
    'Popular products of other categories',
  ),
  ignoredFilter(
    'listPromotions',
    'ids',
    'promotions-by-id-ignored',
    'Promotions that were not requested',
  ),
  ignoredFilter('listOrders', 'statuses', 'statuses-ignored', 'The filter by status is ignored'),
  ignoredFilter(
    'listOrders',
    'text',
    'order-text-ignored',
    'The text to look for in orders is ignored',
  ),
  ignoredFilter('listOrders', 'from', 'order-from-ignored', 'The first day of orders is ignored'),
  ignoredFilter('listOrders', 'to', 'order-to-ignored', 'The last day of orders is ignored'),
  ignoredFilter(
    'listPurchases',
    'text',
    'purchase-text-ignored',
    'The text to look for in purchases is ignored',
  ),
  ignoredFilter(
    'listNotifications',
    'state',
    'state-ignored',
    'Read notifications among the new ones',
  ),
  ignoredFilter(
    'listTickets',
    'status',
    'ticket-status-ignored',
    'The filter of requests is ignored',
  ),
  ignoredFilter(
    'listEmployees',
    'state',
    'employee-state-ignored',
    'The filter of employees is ignored',
  ),
  lastValueOnly(
    'getCompare',
    'productID',
    'repeated-read-once',
    'Of a repeated parameter one value is read',
  ),
  ignoredFilter(
    'searchCatalog',
    'limit',
    'limit-ignored',
    'More suggestions than requested',
    'limit-ignored',
  ),
  ignoredFilter(
    'searchBrands',
    'limit',
    'brand-limit-ignored',
    'More brands than requested',
    'limit-ignored',
  ),
  wordsLost('searchCatalog', 'search-ignored', 'Every search finds the same products'),
  wordsLost('searchBrands', 'brand-search-ignored', 'Every search finds the same brands'),
  ignoredFilter(
    'listHitProducts',
    'limit',
    'hits-limit-ignored',
    'More popular products than requested',
    'limit-ignored',
  ),
];
