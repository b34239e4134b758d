import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import {
  bool,
  day,
  integer,
  oneOf,
  parseParam,
  parseParams,
  pattern,
  text,
} from '#src/lib/search-params.ts';

const MAX_CHOICES = 50;

/** Sort orders of the menu; the default, newest first, is not in the URL. */
export type PurchasesOrder = 'Quantity' | 'PriceASC' | 'PriceDESC';

const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);
const order = oneOf<PurchasesOrder>({ Quantity: true, PriceASC: true, PriceDESC: true });

/** Search parameters of the purchases. */
export interface PurchasesSearch extends InvalidParams {
  /** Text of name, vendor code or brand. */
  text?: string | undefined;
  category?: string | undefined;
  /** Ids of the buyers. */
  customer?: string[] | undefined;
  /** Ids of a company's tags. */
  tag?: string[] | undefined;
  /** First and last day of the last purchase, ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
  available?: true | undefined;
  sort?: PurchasesOrder | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parsePurchasesSearch(given: Record<string, unknown>): PurchasesSearch {
  return withInvalidParams(given, {
    text: parseParam(given.text, text(200)),
    category: parseParam(given.category, id),
    customer: parseParams(given.customer, id, MAX_CHOICES),
    tag: parseParams(given.tag, id, MAX_CHOICES),
    from: parseParam(given.from, day),
    to: parseParam(given.to, day),
    available: parseParam(given.available, bool),
    sort: parseParam(given.sort, order),
    page: parseParam(given.page, integer(2, 10_000)),
  });
}
