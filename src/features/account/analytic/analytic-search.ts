import type { AnalyticFilter } from '#generated/api/model/analyticFilter.ts';
import type { AnalyticSortField } from '#generated/api/model/analyticSortField.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import {
  day,
  inOrder,
  integer,
  oneOf,
  parseParam,
  parseParams,
  pattern,
  text,
} from '#src/lib/search-params.ts';

const MAX_CHOICES = 50;
const PAGE_SIZE = 24;

/** Sort orders of the menu; the default, by amount, is not in the URL. */
export type AnalyticOrder = Exclude<AnalyticSortField, 'Amount'>;

const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);
const order = oneOf<AnalyticOrder>({ Quantity: true, Orders: true, Name: true });

/** Search parameters of the analytics. */
export interface AnalyticSearch extends InvalidParams {
  /** Text of name or vendor code. */
  text?: string | undefined;
  /** Ids of the buyers. */
  customer?: string[] | undefined;
  /** Ids of a company's tags. */
  tag?: string[] | undefined;
  /** First and last day, ISO dates; the last twelve months by default. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: AnalyticOrder | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseAnalyticSearch(given: Record<string, unknown>): AnalyticSearch {
  return withInvalidParams(given, {
    text: parseParam(given.text, text(200)),
    customer: parseParams(given.customer, id, MAX_CHOICES),
    tag: parseParams(given.tag, id, MAX_CHOICES),
    from: parseParam(given.from, day),
    to: parseParam(given.to, day),
    sort: parseParam(given.sort, order),
    page: parseParam(given.page, integer(2, 10_000)),
  });
}

/** The request's filter for a URL. */
export function analyticFilter(search: AnalyticSearch): AnalyticFilter {
  const { text: words, customer, tag, from, to, sort, page } = inOrder(search);
  return {
    ...(words && { text: words }),
    ...(customer && { customerIDs: customer }),
    ...(tag && { tagIDs: tag }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort: { field: sort } }),
    page: page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
