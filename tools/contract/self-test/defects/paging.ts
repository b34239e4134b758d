import {
  bodyOf,
  onRequest,
  onSuccess,
  remaking,
  responses,
  setting,
  withBody,
  withMembers,
  withQuery,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import { type Call, type Fault, isSuccess } from '#tools/contract/self-test/exchange.ts';
import { at, edited, isObject, listAt } from '#tools/contract/self-test/json.ts';
import { ignoredFilter, listing } from './listing.ts';

const pageOf = (call: Call) => Number(at(bodyOf(call), 'page') ?? 1);

const reversed = { ASC: 'DESC', DESC: 'ASC' } as const;

/** Paging and sort order of lists. */
export const pagingDefects: readonly Defect[] = [
  ignoredFilter(
    'listProducts',
    'pageSize',
    'page-size-ignored',
    'Pages are as long as the server likes',
    'page-size-ignored',
  ),
  listing(
    'listFavorites',
    'page-size-untold',
    'The page is cut, but its size is wrong',
    ['page-size-ignored'],
    () => responses('listFavorites', setting('paging.pageSize', 50)),
  ),
  listing(
    'listNotifications',
    'page-ignored',
    'Every page is the first',
    ['page-ignored'],
    () =>
      ({
        listNotifications: async (call, forward) => {
          const response = await forward(withQuery(call, (query) => query.delete('page')));
          const page = Number(call.url.searchParams.get('page') ?? 1);
          return isSuccess(response)
            ? withBody(
                response,
                edited(bodyOf(response) ?? null, 'paging.page', () => page),
              )
            : response;
        },
      }) satisfies Fault,
  ),
  listing(
    'listProducts',
    'page-overlap',
    'A page begins with the last record of the page before',
    ['page-ignored'],
    () =>
      ({
        listProducts: async (call, forward) => {
          const response = await forward(call);
          const page = pageOf(call);
          if (!isSuccess(response) || page < 2) return response;
          const before = bodyOf(await forward(withMembers(call, { page: page - 1 })));
          const repeated = listAt(before, 'items').at(-1) ?? {};
          return withBody(
            response,
            edited(bodyOf(response) ?? null, 'items.0', () => repeated),
          );
        },
      }) satisfies Fault,
  ),
  listing(
    'listPromotionProducts',
    'total-of-page',
    'The total counts one page',
    ['page-ignored'],
    () =>
      responses(
        'listPromotionProducts',
        remaking((body) => edited(body, 'paging.total', () => listAt(body, 'items').length)),
      ),
  ),
  listing(
    'listPromotions',
    'total-too-large',
    'The total counts records that no page holds',
    ['page-ignored'],
    () =>
      responses(
        'listPromotions',
        remaking((body) => edited(body, 'paging.total', (total) => Number(total) + 1)),
      ),
  ),
  listing(
    'listOrders',
    'page-from-zero',
    'Pages are numbered from zero',
    ['schema-mismatch', 'page-ignored'],
    () =>
      responses(
        'listOrders',
        remaking((body) => edited(body, 'paging.page', (page) => Number(page) - 1)),
      ),
  ),
  listing(
    'listProducts',
    'sort-reversed',
    'ASC and DESC are the wrong way round',
    ['sort-ignored'],
    () =>
      onRequest('listProducts', (call) => {
        const sort = at(bodyOf(call), 'sort');
        if (!isObject(sort) || sort.field !== 'Price') return call;
        const direction = sort.direction === 'DESC' ? reversed.DESC : reversed.ASC;
        return withMembers(call, { sort: { ...sort, direction } });
      }),
  ),
  ignoredFilter(
    'listPromotionProducts',
    'sort',
    'sort-ignored',
    'The requested sort order is ignored',
    'sort-ignored',
  ),
  listing('listProducts', 'sort-as-text', 'Prices are ordered as text', ['sort-ignored'], () =>
    responses(
      'listProducts',
      onSuccess((response, call) => {
        const sort = at(bodyOf(call), 'sort.field');
        const body = bodyOf(response) ?? null;
        if (sort !== 'Price') return response;
        const items = listAt(body, 'items').sort((one, other) =>
          String(one.price) < String(other.price) ? -1 : 1,
        );
        return withBody(
          response,
          edited(body, 'items', () => items),
        );
      }),
    ),
  ),
];
