import type { OperationId } from '#server/contract/handlers.ts';
import { onRequest, withQuery } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import { listing, unheeded } from './listing.ts';

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
  unheeded('listProducts', 'brandIDs', 'brand-ignored', 'The filter by brand is ignored'),
  unheeded('listProducts', 'priceFrom', 'price-from-ignored', 'The lower price is ignored'),
  unheeded('listProducts', 'priceTo', 'price-to-ignored', 'The upper price is ignored'),
  unheeded('listProducts', 'flags', 'flags-ignored', 'The filter by flags is ignored'),
  unheeded('listProducts', 'ids', 'ids-ignored', 'A list by ids holds everything'),
  unheeded(
    'listProducts',
    'onlyAvailable',
    'available-ignored',
    'Products that are sold out stay in',
  ),
  unheeded(
    'listPromotionProducts',
    'promotionID',
    'promotion-ignored',
    'Products of other promotions',
  ),
  unheeded(
    'listHitProducts',
    'categoryID',
    'category-ignored',
    'Popular products of other categories',
  ),
  unheeded(
    'listPromotions',
    'ids',
    'promotions-by-id-ignored',
    'Promotions that were not requested',
  ),
  unheeded('listOrders', 'statuses', 'statuses-ignored', 'The filter by status is ignored'),
  unheeded('listOrders', 'text', 'order-text-ignored', 'The text to look for in orders is ignored'),
  unheeded('listOrders', 'from', 'order-from-ignored', 'The first day of orders is ignored'),
  unheeded('listOrders', 'to', 'order-to-ignored', 'The last day of orders is ignored'),
  unheeded(
    'listPurchases',
    'text',
    'purchase-text-ignored',
    'The text to look for in purchases is ignored',
  ),
  unheeded('listNotifications', 'state', 'state-ignored', 'Read notifications among the new ones'),
  unheeded('listTickets', 'status', 'ticket-status-ignored', 'The filter of requests is ignored'),
  unheeded(
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
  unheeded(
    'searchCatalog',
    'limit',
    'limit-ignored',
    'More suggestions than requested',
    'limit-ignored',
  ),
  unheeded(
    'searchBrands',
    'limit',
    'brand-limit-ignored',
    'More brands than requested',
    'limit-ignored',
  ),
  wordsLost('searchCatalog', 'search-ignored', 'Every search finds the same products'),
  wordsLost('searchBrands', 'brand-search-ignored', 'Every search finds the same brands'),
  unheeded(
    'listHitProducts',
    'limit',
    'hits-limit-ignored',
    'More popular products than requested',
    'limit-ignored',
  ),
];
