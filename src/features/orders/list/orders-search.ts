import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
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

// URLs are parsed on every page, labels are shown on few: importing the labels here would add them
// to the first chunk.
/** A status of an order. */
export const orderStatus = oneOf<OrderStatus>({
  Draft: true,
  WaitingForApprove: true,
  Approved: true,
  NotApproved: true,
  WaitingForCreating: true,
  CreatingError: true,
  Pending: true,
  PendingManager: true,
  Confirmed: true,
  WaitingForPicking: true,
  WaitingForShipping: true,
  Shipped: true,
  Succeeded: true,
  WaitingForRefund: true,
  Refunded: true,
  Canceled: true,
});
const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);

/** Search parameters of the order list. */
export interface OrdersSearch extends InvalidParams {
  status?: OrderStatus[] | undefined;
  /** First and last day of the period, ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
  /** Ids of buyers, and of a company's tags. */
  customer?: string[] | undefined;
  tag?: string[] | undefined;
  /** Whose orders: the id of a person, or `all` of the company; own ones without it. */
  who?: string | undefined;
  /** Number of an order or text in its products. */
  text?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseOrdersSearch(given: Record<string, unknown>): OrdersSearch {
  return withInvalidParams(given, {
    status: parseParams(given.status, orderStatus, MAX_CHOICES),
    from: parseParam(given.from, day),
    to: parseParam(given.to, day),
    customer: parseParams(given.customer, id, MAX_CHOICES),
    tag: parseParams(given.tag, id, MAX_CHOICES),
    who: parseParam(given.who, id),
    text: parseParam(given.text, text(200)),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
