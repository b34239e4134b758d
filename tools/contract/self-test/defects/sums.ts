import type { OperationId } from '#server/contract/handlers.ts';
import { editing, responses } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import type { Edit, Json } from '#tools/contract/self-test/json.ts';

/** A wrong number that matches its schema. */
function figure(
  operation: OperationId,
  id: string,
  title: string,
  path: string,
  edit: Edit,
  others: readonly OperationId[] = [],
): Defect {
  return {
    id,
    title,
    operations: [operation, ...others],
    checks: ['learn', 'valid', 'agreements', 'sequences'],
    rules: ['rule-broken', 'responses-disagree'],
    fault: () => responses(operation, editing(path, edit)),
  };
}

const plus = (value: Json) => Number(value) + 1;
const rubles = (value: Json) => Math.round(Number(value) / 100);
const kilograms = (value: Json) => Math.round(Number(value) / 1000);

/** Money, weights and counts. */
export const sumDefects: readonly Defect[] = [
  figure(
    'getCart',
    'line-in-rubles',
    'Amounts of lines are rubles',
    'order.items.*.amount',
    rubles,
  ),
  figure(
    'getCart',
    'to-pay-wrong',
    'What is to pay is not what the parts come to',
    'order.totals.toPay',
    plus,
  ),
  figure(
    'getCart',
    'weight-in-kilograms',
    'The weight of the cart is kilograms',
    'order.totals.weight',
    kilograms,
  ),
  figure(
    'getCart',
    'quantity-wrong',
    'The number of pieces is that of the lines',
    'order.totals.quantity',
    plus,
  ),
  figure(
    'getCheckout',
    'checkout-in-rubles',
    'Totals of a checkout are rubles',
    'totals.goods',
    rubles,
  ),
  figure(
    'getOrder',
    'order-lines-lost',
    'The lines of an order do not come to its total',
    'totals.goods',
    plus,
  ),
  figure(
    'changeCartProduct',
    'discount-wrong',
    'A discount is not the difference of the amounts',
    'order.items.*.discount',
    plus,
  ),
  figure(
    'getProductFilters',
    'facet-total-wrong',
    'The filter counts other products than the list',
    'total',
    plus,
    ['listProducts'],
  ),
  figure(
    'listProductFeedback',
    'ratings-wrong',
    'Counts of ratings do not come to the total',
    'ratings.0.count',
    plus,
  ),
  figure('getProductBySlug', 'price-in-rubles', 'A price is rubles', 'product.price', rubles, [
    'listProducts',
  ]),
  figure(
    'listProducts',
    'discount-above-price',
    'The price without discount is the lower one',
    'items.*.priceWithoutDiscount',
    rubles,
  ),
  figure(
    'getAnalytic',
    'analytic-totals',
    'Points of a chart do not come to its total',
    'totals.amount',
    plus,
  ),
  figure(
    'getSharedProducts',
    'shared-amount',
    'The amount of what was shared is wrong',
    'amount',
    plus,
  ),
  figure(
    'listNotifications',
    'unread-wrong',
    'The counter of unread notifications is wrong',
    'unreadCount',
    plus,
    ['getProfile'],
  ),
];
