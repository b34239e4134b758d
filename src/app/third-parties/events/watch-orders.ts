import type { QueryClient } from '@tanstack/react-query';
import { getGetCheckoutQueryKey } from '#generated/api/checkout/get-checkout.ts';
import type { Checkout } from '#generated/api/model/checkout.ts';
import type { CheckoutStep } from '#generated/api/model/checkoutStep.ts';
import type { Order } from '#generated/api/model/order.ts';
import type { OrderStatusView } from '#generated/api/model/orderStatusView.ts';
import { getGetOrderQueryKey } from '#generated/api/order/get-order.ts';
import { getGetOrderStatusQueryKey } from '#generated/api/order/get-order-status.ts';
import type { AnalyticsEvent, AnalyticsGoal, AnalyticsItem, ListPlace } from './analytics-event.ts';
import { analyticsProduct } from './known-product.ts';

/** The goals of the specification's steps; the last one is the order itself. */
const goals: Readonly<Record<Exclude<CheckoutStep, 'Details'>, AnalyticsGoal>> = {
  Checkout: 'checkout',
  Approval: 'approval',
  WaitingForCreating: 'orderCreating',
  CreatingError: 'orderCreatingError',
};

type PlaceOf = (marketID: string) => ListPlace | undefined;

type Bought = Pick<Order | Checkout, 'items' | 'promoCodes'>;

interface Ordered {
  coupon?: string;
  items: readonly AnalyticsItem[];
}

/** What is ordered, without gifts, and the promo codes that lower its price. */
function orderedIn({ items, promoCodes = [] }: Bought, placeOf: PlaceOf): Ordered {
  const codes = promoCodes.filter(({ applied, allowed }) => applied && allowed);
  const whole = codes.find(({ scope }) => scope === 'Order');
  const first = whole ?? codes[0];
  return {
    ...(first && { coupon: first.couponCode }),
    items: items
      .filter(({ isGift }) => !isGift)
      .map(({ product, quantity }): AnalyticsItem => {
        const code = codes.find(({ productIDs }) => productIDs.includes(product.id)) ?? whole;
        return {
          ...analyticsProduct(product),
          quantity,
          ...placeOf(product.marketID),
          ...(code && { coupon: code.couponCode }),
        };
      }),
  };
}

/** The purchase that an order is. */
export function purchaseOf(order: Order, placeOf: PlaceOf): AnalyticsEvent {
  return {
    kind: 'purchase',
    orderID: order.number ?? order.id,
    revenue: order.totals.toPay,
    ...orderedIn(order, placeOf),
  };
}

/**
 * Follows the order of the page through its steps. What was seen unfinished, was on the page that waits
 * for its creation, and is on the page of success now, has been bought here: an order that is opened
 * later, or that a manager gets, is no purchase. Returns the events since the last check.
 * @param claim whether no other tab has reported the purchase of the order.
 */
export function createOrderWatch(
  client: QueryClient,
  placeOf: PlaceOf,
  claim: (orderID: string) => boolean,
) {
  const steps = new Map<string, CheckoutStep>();
  const awaited = new Set<string>();

  const loadedOrder = (id: string): Checkout | Order | undefined =>
    client.getQueryData<Checkout>(getGetCheckoutQueryKey(id)) ??
    client.getQueryData<Order>(getGetOrderQueryKey(id));
  // The page that waits loads the status alone.
  const ordered = new Map<string, Ordered>();

  const stepOf = (id: string, pattern: string): CheckoutStep | undefined => {
    if (pattern === '/order/$id/inProgress') {
      return client.getQueryData<OrderStatusView>(getGetOrderStatusQueryKey(id))?.step;
    }
    return loadedOrder(id)?.step;
  };

  return (id: string, pattern: string): AnalyticsEvent[] => {
    if (pattern === '/order/$id/success') {
      const order = client.getQueryData<Order>(getGetOrderQueryKey(id));
      if (order?.step !== 'Details' || !awaited.delete(id) || !claim(id)) return [];
      return [purchaseOf(order, placeOf), { kind: 'goal', goal: 'purchase' }];
    }
    const isAwaited = pattern === '/order/$id/inProgress';
    const before = steps.get(id);
    const known = stepOf(id, pattern);
    // An order that was seen unfinished may be created before the page that waits has looked.
    const step = isAwaited && before && known === 'Details' ? 'WaitingForCreating' : known;
    if (!isAwaited) awaited.delete(id);
    else if (before || step === 'WaitingForCreating') awaited.add(id);
    if (step === undefined || step === 'Details' || step === before) return [];
    steps.set(id, step);
    const order = loadedOrder(id);
    if (order) ordered.set(id, orderedIn(order, placeOf));
    return [
      { kind: 'goal', goal: goals[step] },
      { kind: 'checkout', step, ...(ordered.get(id) ?? { items: [] }) },
    ];
  };
}
