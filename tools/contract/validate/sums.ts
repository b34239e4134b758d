import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Flaw } from './validator.ts';

/** A sum that must be correct wherever an object of this kind is in a response. */
interface Sum {
  readonly name: string;
  /** Whether the object is of this kind; then `expected` must equal `actual`. */
  readonly applies: (node: JsonObject) => boolean;
  readonly expected: (node: JsonObject) => number;
  readonly actual: (node: JsonObject) => unknown;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const objects = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const isLine = (node: JsonObject) =>
  isObject(node.product) && 'amountWithoutDiscount' in node && 'availability' in node;
const hasTotals = (node: JsonObject) =>
  isObject(node.totals) && 'toPay' in node.totals && objects(node.items).every(isLine);
const product = (line: JsonObject) => (isObject(line.product) ? line.product : {});
const totals = (order: JsonObject) => (isObject(order.totals) ? order.totals : {});

/** Lines that are paid: no gifts, and at least one piece is available. */
const counted = (order: JsonObject) =>
  objects(order.items).filter(
    ({ isGift, availability }) =>
      isGift !== true && (availability === 'Available' || availability === 'Reduced'),
  );
const sumOf = (order: JsonObject, name: string) =>
  counted(order).reduce((sum, line) => sum + number(line[name]), 0);

const sumWithin = (list: unknown, name: string) =>
  objects(list).reduce((sum, node) => sum + number(node[name]), 0);
const giftWeight = (order: JsonObject) =>
  sumWithin(
    objects(order.items).filter(({ isGift }) => isGift === true),
    'weight',
  );

const isPaidLine = (node: JsonObject) => isLine(node) && node.isGift !== true;
const fullPrice = (line: JsonObject) =>
  Math.max(number(product(line).price), number(product(line).priceWithoutDiscount));

const isRefund = (node: JsonObject) => 'goods' in node && 'earned' in node && 'amount' in node;

const sums: readonly Sum[] = [
  {
    name: 'amount = price × quantity',
    applies: isPaidLine,
    expected: (line) => number(product(line).price) * number(line.quantity),
    actual: ({ amount }) => amount,
  },
  {
    name: 'amountWithoutDiscount = price without discount × quantity',
    applies: isPaidLine,
    expected: (line) => fullPrice(line) * number(line.quantity),
    actual: (line) => line.amountWithoutDiscount,
  },
  {
    name: 'discount = amountWithoutDiscount − amount',
    applies: isPaidLine,
    expected: (line) => number(line.amountWithoutDiscount) - number(line.amount),
    actual: ({ discount }) => discount,
  },
  {
    name: 'weight = weight of one × quantity',
    applies: isLine,
    expected: (line) => number(product(line).weight) * number(line.quantity),
    actual: ({ weight }) => weight,
  },
  ...(['goods:amountWithoutDiscount', 'discount:discount', 'quantity:quantity'] as const).map(
    (pair): Sum => {
      const [total = '', part = ''] = pair.split(':');
      return {
        name: `totals.${total} = Σ ${part} of the lines that can be had`,
        applies: hasTotals,
        expected: (order) => sumOf(order, part),
        actual: (order) => totals(order)[total],
      };
    },
  ),
  {
    name: 'totals.itemCount = number of the lines that can be had',
    applies: hasTotals,
    expected: (order) => counted(order).length,
    actual: (order) => totals(order).itemCount,
  },
  {
    name: 'toPay = goods − discount − promo − bonus + delivery',
    applies: (node) => 'toPay' in node && 'goods' in node,
    expected: (node) =>
      number(node.goods) -
      number(node.discount) -
      number(node.promo) -
      number(node.bonus) +
      number(node.delivery),
    actual: ({ toPay }) => toPay,
  },
  {
    name: 'totals.weight = Σ weight of the lines that can be had, and of gifts',
    applies: hasTotals,
    expected: (order) => sumOf(order, 'weight') + giftWeight(order),
    actual: (order) => totals(order).weight,
  },
  {
    name: 'Σ counts of ratings = total',
    applies: (node) => Array.isArray(node.ratings) && isObject(node.paging),
    expected: (node) => (isObject(node.paging) ? number(node.paging.total) : 0),
    actual: (node) => sumWithin(node.ratings, 'count'),
  },
  ...(['amount', 'orderCount'] as const).map(
    (name): Sum => ({
      name: `Σ ${name} of the points = totals.${name}`,
      applies: (node) => Array.isArray(node.points) && isObject(node.totals),
      expected: (node) => sumWithin(node.points, name),
      actual: (node) => totals(node)[name],
    }),
  ),
  {
    name: 'amount = Σ price × quantity of the lines',
    applies: (node) => Array.isArray(node.lines) && 'amount' in node && 'skipped' in node,
    expected: ({ lines }) =>
      objects(lines).reduce(
        (sum, line) => sum + number(product(line).price) * number(line.quantity),
        0,
      ),
    actual: ({ amount }) => amount,
  },
  {
    name: 'goods = Σ amount of what goes back',
    applies: isRefund,
    expected: (refund) => sumWithin(refund.lines ?? refund.items, 'amount'),
    actual: ({ goods }) => goods,
  },
  {
    name: 'amount = goods + delivery of a refund',
    applies: isRefund,
    expected: ({ goods, delivery }) => number(goods) + number(delivery),
    actual: ({ amount }) => amount,
  },
  {
    name: 'refunds take no more than was bought',
    applies: (node) => 'returned' in node || 'returning' in node,
    expected: (line) =>
      Math.min(number(line.quantity), number(line.returned) + number(line.returning)),
    actual: (line) => number(line.returned) + number(line.returning),
  },
  {
    name: 'refunds that were not rejected give back at most what was paid',
    applies: (node) => hasTotals(node) && Array.isArray(node.refunds),
    expected: (order) => Math.min(number(totals(order).toPay), sumWithin(order.refunds, 'amount')),
    actual: (order) => sumWithin(order.refunds, 'amount'),
  },
  {
    name: 'discountPercent = discount in percent of the full price, rounded down',
    applies: (node) => 'discountPercent' in node && 'priceWithoutDiscount' in node,
    expected: ({ price, priceWithoutDiscount }) =>
      percent(number(price), number(priceWithoutDiscount)),
    actual: ({ discountPercent }) => discountPercent,
  },
  {
    name: 'a discounted price is not above the full one',
    applies: (node) => 'price' in node && 'priceWithoutDiscount' in node,
    expected: ({ price, priceWithoutDiscount }) =>
      Math.min(number(price), number(priceWithoutDiscount)),
    actual: ({ price }) => price,
  },
  {
    name: 'paging.total = Σ counts of the ratings',
    applies: ({ ratings, paging }) => Array.isArray(ratings) && isObject(paging),
    expected: ({ ratings }) => objects(ratings).reduce((sum, { count }) => sum + number(count), 0),
    actual: ({ paging }) => isObject(paging) && paging.total,
  },
  ...(['amount', 'quantity'] as const).map(
    (name): Sum => ({
      name: `totals.${name} = Σ ${name} of the points`,
      applies: (node) => Array.isArray(node.points) && isObject(node.totals),
      expected: ({ points }) =>
        objects(points).reduce((sum, point) => sum + number(point[name]), 0),
      actual: (node) => totals(node)[name],
    }),
  ),
];

function percent(price: number, full: number): number {
  return full > price ? Math.floor(((full - price) * 100) / full) : 0;
}

/** All incorrect sums in a response. */
export function findSumFlaws(json: unknown): Flaw[] {
  if (Array.isArray(json)) return firstOf(json);
  if (!isObject(json)) return [];
  const own = sums.filter((sum) => sum.applies(json)).flatMap((sum) => validateSum(sum, json));
  return own.length > 0 ? own : firstOf(Object.values(json));
}

/** The flaws of the first part that has any: one broken rule shows on every line of a list. */
function firstOf(parts: readonly unknown[]): Flaw[] {
  for (const part of parts) {
    const flaws = findSumFlaws(part);
    if (flaws.length > 0) return flaws;
  }
  return [];
}

function validateSum(sum: Sum, node: JsonObject): Flaw[] {
  const expected = sum.expected(node);
  const actual = sum.actual(node);
  if (actual === expected) return [];
  return [{ rule: 'sum-wrong', expected: `${sum.name}: ${expected}`, actual: String(actual) }];
}
