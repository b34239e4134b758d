import { valueAt } from '#tools/contract/openapi/pointer.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';

/** A filter whose effect is visible in the records. */
export interface Filter {
  readonly operation: string;
  readonly name: string;
  /** The value to request, taken from a record; undefined when the record has none. */
  readonly of: (item: JsonObject) => unknown;
  /** Whether a record matches that value. */
  readonly fits: (item: JsonObject, value: unknown) => boolean;
}

const dayMs = 86_400_000;

const at = (place: string) => (item: JsonObject) => valueAt(item, place) ?? undefined;
const day = (item: JsonObject) => String(item.createdAt).slice(0, 10);
const number = (value: unknown) => Number(value);

/** The value of a record's own field, single or in a list. */
function same(operation: string, name: string, place: string, isList = false): Filter {
  return {
    operation,
    name,
    of: (item) => {
      const value = at(place)(item);
      return value === undefined || !isList ? value : [value];
    },
    fits: (item, value) => [value].flat().includes(at(place)(item)),
  };
}

/** A numeric bound: the record itself is the bound. */
function bound(operation: string, name: string, place: string, isLower: boolean): Filter {
  const sign = isLower ? 1 : -1;
  return {
    operation,
    name,
    of: at(place),
    fits: (item, value) => sign * (number(at(place)(item)) - number(value)) >= 0,
  };
}

/** A flag: only records that have a property. */
function flag(operation: string, value: string, has: (item: JsonObject) => boolean): Filter {
  return {
    operation,
    name: 'flags',
    of: (item) => (has(item) ? [value] : undefined),
    fits: (item) => has(item),
  };
}

/** Ids of the tags of an order; a tag deleted since has none. */
function tagsOf({ tags }: JsonObject): unknown[] {
  return Array.isArray(tags) ? tags.map((tag) => valueAt(tag, '/id')).filter(Boolean) : [];
}

const productLists = ['listProducts', 'listPromotionProducts'];

export const filters: readonly Filter[] = [
  same('listProducts', 'brandIDs', '/brand/id', true),
  same('listProducts', 'ids', '/id', true),
  bound('listProducts', 'priceFrom', '/price', true),
  bound('listProducts', 'priceTo', '/price', false),
  flag('listProducts', 'New', ({ isNew }) => isNew === true),
  flag('listProducts', 'Discount', (item) => number(item.discountPercent) > 0),
  flag('listProducts', 'HasFeedback', (item) => number(item.feedbackCount) > 0),
  ...productLists.map(
    (operation): Filter => ({
      operation,
      name: 'onlyAvailable',
      of: ({ available }) => (available === true ? true : undefined),
      fits: ({ available }) => available === true,
    }),
  ),
  same('listPromotions', 'ids', '/id', true),
  same('listOrders', 'statuses', '/status', true),
  same('listOrders', 'customerIDs', '/customer/id', true),
  same('listOrders', 'buyerIDs', '/buyer/id', true),
  {
    operation: 'listOrders',
    name: 'tagIDs',
    of: (item) => {
      const [tag] = tagsOf(item);
      return tag === undefined ? undefined : [tag];
    },
    fits: (item, value) => tagsOf(item).some((id) => [value].flat().includes(id)),
  },
  same('listNotifications', 'state', '/state'),
  same('listNotifications', 'topic', '/topic', true),
  {
    operation: 'listBonuses',
    name: 'flow',
    of: ({ amount }) => (number(amount) > 0 ? 'Income' : 'Expense'),
    fits: ({ amount }, value) => number(amount) > 0 === (value === 'Income'),
  },
  same('listTickets', 'status', '/status'),
  same('listTickets', 'type', '/type'),
  same('listTickets', 'orderID', '/order/id'),
  same('listEmployees', 'state', '/state'),
  same('searchEmployees', 'state', '/state'),
  same('listApprovals', 'status', '/status'),
  same('listApprovals', 'partnerID', '/partner/id'),
  {
    operation: 'listOrders',
    name: 'from',
    of: day,
    // One day of tolerance: the shop's day and the record's day may begin at different times.
    fits: (item, value) => Date.parse(String(item.createdAt)) >= Date.parse(String(value)) - dayMs,
  },
  {
    operation: 'listOrders',
    name: 'to',
    of: day,
    fits: (item, value) =>
      Date.parse(String(item.createdAt)) <= Date.parse(String(value)) + 2 * dayMs,
  },
];

/** Text filters: a text that is in no record finds nothing. */
export const textFilters: readonly (readonly [operation: string, name: string])[] = [
  ['listOrders', 'text'],
  ['listPurchases', 'text'],
  ['listTickets', 'text'],
  ['listApprovals', 'text'],
  ['getAnalytic', 'text'],
  ['searchEmployees', 'query'],
];
