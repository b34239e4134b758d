import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { parseRecordNumber } from '#server/backoffice/audit/record-number.ts';
import { matchesContact, sortedMoment } from '#server/backoffice/contact-search.ts';
import { dayAfter, dayFrom } from '#server/contract/validation/day-bounds.ts';
import type { Database } from '#server/db/connection.ts';
import { handRefunds, moneyTransfers } from '#server/db/schema/buying.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { customerText, recipientText, userText } from '#server/db/search/search-texts.ts';
import { contains } from '#server/db/sql-values.ts';
import { normalizeSearchText } from '#server/search/text.ts';

type Schemas = components['schemas'];

/** What staff filter the orders by; sums in kopecks, days by Moscow. */
export interface OrdersFilter {
  status?: readonly Schemas['OrderStatus'][];
  paymentStatus?: readonly Schemas['PaymentStatus'][];
  deliveryMethod?: readonly Schemas['DeliveryMethod'][];
  /** Only those whose money staff have to pay back. */
  toReturn?: boolean;
  from?: string;
  to?: string;
  sumFrom?: number;
  sumTo?: number;
  sort?: Schemas['StaffOrdersSort'];
  text?: string;
}

// The expression of the index `orders_to_pay`.
const toPay = sql`(${orders.totals} ->> 'toPay')::bigint`;

/** An order by its number in another spelling than its own, or by the number of a ticket about it. */
function matchesNumber(db: Database, text: string): SQL[] {
  const { id, orders: numbers, ticket } = parseRecordNumber(text);
  // Without a letter the digits may be a part of any number.
  if (id !== null) return [];
  if (numbers.length > 0) return [inArray(orders.number, [...numbers])];
  if (ticket === null) return [];
  const about = db
    .select({ id: supportTickets.orderID })
    .from(supportTickets)
    .where(and(eq(supportTickets.number, ticket), isNotNull(supportTickets.orderID)));
  return [sql`${orders.id} = any(array${about})`];
}

function matchesText(db: Database, text: string): SQL | undefined {
  const phrase = normalizeSearchText(text);
  if (phrase === '') return undefined;
  const buyers = db
    .select({ id: users.id })
    .from(users)
    .where(matchesContact(userText(users), text));
  const transferred = db
    .select({ id: moneyTransfers.orderID })
    .from(moneyTransfers)
    .where(and(eq(moneyTransfers.number, text.trim()), isNull(moneyTransfers.undoneAt)));
  return or(
    contains(orders.searchText, phrase),
    matchesContact(customerText(orders), text),
    matchesContact(recipientText(orders), text),
    // An array, unlike a subquery, lets the alternatives use an index each.
    sql`${orders.userID} = any(array${buyers})`,
    // An accountant knows the number of a payment order.
    sql`${orders.id} = any(array${transferred})`,
    ...matchesNumber(db, text),
  );
}

/** The placed orders that match a filter. */
export function ordersCondition(db: Database, filter: OrdersFilter): SQL | undefined {
  const { status, paymentStatus, deliveryMethod, from, to, sumFrom, sumTo, text = '' } = filter;
  const owed = db
    .select({ id: handRefunds.orderID })
    .from(handRefunds)
    .where(isNull(handRefunds.transferID));
  return and(
    isNotNull(orders.confirmedAt),
    status && inArray(orders.status, [...status]),
    paymentStatus && inArray(orders.paymentStatus, [...paymentStatus]),
    deliveryMethod && inArray(orders.deliveryMethod, [...deliveryMethod]),
    filter.toReturn === true ? inArray(orders.id, owed) : undefined,
    from === undefined ? undefined : gte(orders.confirmedAt, dayFrom(from)),
    to === undefined ? undefined : lt(orders.confirmedAt, dayAfter(to)),
    sumFrom === undefined ? undefined : gte(toPay, sumFrom),
    sumTo === undefined ? undefined : lte(toPay, sumTo),
    matchesText(db, text),
  );
}

/** What the orders are sorted by. @param isSearch a text narrows them */
export function sortOf(sort: Schemas['StaffOrdersSort'] = 'Newest', isSearch: boolean): SQL[] {
  const moment = isSearch ? sortedMoment(orders.confirmedAt) : orders.confirmedAt;
  switch (sort) {
    case 'Newest':
      return [desc(moment), desc(orders.id)];
    case 'Oldest':
      return [asc(moment), asc(orders.id)];
    case 'Largest':
      return [desc(toPay), desc(orders.id)];
    case 'Smallest':
      return [asc(toPay), asc(orders.id)];
  }
}
