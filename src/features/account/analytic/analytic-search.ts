import type { AnalyticSortField } from '#generated/api/model/analyticSortField.ts';
import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import type { AnalyticPreset } from '#src/features/account/analytic/filters/analytic-period.ts';
import { orderStatus } from '#src/features/orders/list/orders-search.ts';
import {
  day,
  integer,
  oneOf,
  parseParam,
  parseParams,
  pattern,
  text,
} from '#src/lib/search-params.ts';

const MAX_CHOICES = 50;

/** Sort orders of the menu; the default, by amount, is not in the URL. */
export type AnalyticOrder = Exclude<AnalyticSortField, 'Amount'>;

const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);
const order = oneOf<AnalyticOrder>({ Quantity: true, Orders: true, Name: true });
// URLs are parsed on every page: importing the labels here would add them to the first chunk.
const preset = oneOf<AnalyticPreset>({
  month: true,
  lastMonth: true,
  quarter: true,
  lastQuarter: true,
  year: true,
  lastYear: true,
});

/** Search parameters of the analytics. */
export interface AnalyticSearch extends InvalidParams {
  /** Text of name or vendor code. */
  text?: string | undefined;
  /** Ids of the customers, of who ordered, of a company's tags, of brands. */
  customer?: string[] | undefined;
  buyer?: string[] | undefined;
  tag?: string[] | undefined;
  brand?: string[] | undefined;
  /** Id of a category. */
  category?: string | undefined;
  status?: OrderStatus[] | undefined;
  /** A calendar period; the last twelve months by default. */
  period?: AnalyticPreset | undefined;
  /** First and last day instead, ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: AnalyticOrder | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseAnalyticSearch(given: Record<string, unknown>): AnalyticSearch {
  const ids = (value: unknown) => parseParams(value, id, MAX_CHOICES);
  return withInvalidParams(given, {
    text: parseParam(given.text, text(200)),
    customer: ids(given.customer),
    buyer: ids(given.buyer),
    tag: ids(given.tag),
    brand: ids(given.brand),
    category: parseParam(given.category, id),
    status: parseParams(given.status, orderStatus, MAX_CHOICES),
    period: parseParam(given.period, preset),
    from: parseParam(given.from, day),
    to: parseParam(given.to, day),
    sort: parseParam(given.sort, order),
    page: parseParam(given.page, integer(2, 10_000)),
  });
}
