import type { DeliveryMethod } from '#generated/api/model/deliveryMethod.ts';
import type { ListStaffOrdersParams } from '#generated/api/model/listStaffOrdersParams.ts';
import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import type { PaymentStatus } from '#generated/api/model/paymentStatus.ts';
import type { StaffOrdersSort } from '#generated/api/model/staffOrdersSort.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { orderStatus } from '#src/features/orders/list/orders-search.ts';
import {
  day,
  inOrder,
  integer,
  oneOf,
  parseParam,
  parseParams,
  text,
} from '#src/lib/search-params.ts';

const KOPECKS = 100;
const MAX_RUBLES = 1_000_000_000;
const MAX_CHOICES = 16;

/** Whether an order is paid, or that its money has to be paid back by staff. */
export type PaymentChoice = PaymentStatus | 'ToReturn';

const payment = oneOf<PaymentChoice>({ NotPaid: true, Pending: true, Paid: true, ToReturn: true });
const deliveryMethod = oneOf<DeliveryMethod>({ Courier: true, Pickup: true });
const sort = oneOf<StaffOrdersSort>({ Newest: true, Oldest: true, Largest: true, Smallest: true });
const rubles = integer(0, MAX_RUBLES);

/** Search parameters of the orders of all buyers. */
export interface StaffOrdersSearch extends InvalidParams {
  text?: string | undefined;
  status?: OrderStatus[] | undefined;
  payment?: PaymentChoice | undefined;
  delivery?: DeliveryMethod | undefined;
  /** First and last day by Moscow, ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
  /** Whole rubles. */
  sumFrom?: number | undefined;
  sumTo?: number | undefined;
  sort?: StaffOrdersSort | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseStaffOrdersSearch(given: Record<string, unknown>): StaffOrdersSearch {
  return withInvalidParams(given, {
    text: parseParam(given.text, text(200)),
    status: parseParams(given.status, orderStatus, MAX_CHOICES),
    payment: parseParam(given.payment, payment),
    delivery: parseParam(given.delivery, deliveryMethod),
    from: parseParam(given.from, day),
    to: parseParam(given.to, day),
    sumFrom: parseParam(given.sumFrom, rubles),
    sumTo: parseParam(given.sumTo, rubles),
    sort: parseParam(given.sort, sort),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}

/** The bounds of a sum in order: swapped ones mean the same range. */
export function sumsInOrder(from?: number, to?: number): [number | undefined, number | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

/** The filter as the operation has it; the bounds of a reversed range are swapped. */
export function staffOrdersFilter(search: StaffOrdersSearch): ListStaffOrdersParams {
  const { text, status, payment, delivery, from, to, sort: order } = inOrder(search);
  const { sumFrom, sumTo } = search;
  const [least, most] = sumsInOrder(sumFrom, sumTo);
  return {
    ...(text && { text }),
    ...(status && { status }),
    ...(payment === 'ToReturn' && { toReturn: true }),
    ...(payment && payment !== 'ToReturn' && { paymentStatus: [payment] }),
    ...(delivery && { deliveryMethod: [delivery] }),
    ...(from && { from }),
    ...(to && { to }),
    ...(least !== undefined && { sumFrom: least * KOPECKS }),
    ...(most !== undefined && { sumTo: most * KOPECKS }),
    ...(order && { sort: order }),
  };
}
