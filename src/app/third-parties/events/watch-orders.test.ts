import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { getGetCheckoutQueryKey } from '#generated/api/checkout/get-checkout.ts';
import { getGetOrderQueryKey } from '#generated/api/order/get-order.ts';
import { getGetOrderStatusQueryKey } from '#generated/api/order/get-order-status.ts';
import { createOrderWatch } from './watch-orders.ts';

const code = (couponCode: string, scope: 'Order' | 'Product', productIDs: string[]) => ({
  couponCode,
  scope,
  productIDs,
  applied: true,
  allowed: true,
});
const product = {
  id: '1',
  slug: null,
  marketID: 'm-1',
  name: 'Бор',
  price: 100,
  priceWithoutDiscount: 100,
  categoryName: 'Боры',
};
const order = {
  id: 'o',
  number: 'Д-1',
  step: 'Details',
  totals: { toPay: 500 },
  promoCodes: [code('VESNA', 'Order', []), code('BOR10', 'Product', ['1'])],
  items: [
    { isGift: false, quantity: 2, product },
    { isGift: true, quantity: 1, product: { ...product, marketID: 'gift' } },
  ],
};
const purchase = {
  kind: 'purchase',
  orderID: 'Д-1',
  revenue: 500,
  coupon: 'VESNA',
  items: [
    {
      marketID: 'm-1',
      name: 'Бор',
      price: 100,
      priceWithoutDiscount: 100,
      category: 'Боры',
      quantity: 2,
      list: 'Popular',
      position: 1,
      coupon: 'BOR10',
    },
  ],
};
const goal = (name: string) => ({ kind: 'goal', goal: name });
const steps: Readonly<Record<string, string>> = {
  checkout: 'Checkout',
  approval: 'Approval',
  orderCreating: 'WaitingForCreating',
  orderCreatingError: 'CreatingError',
};
/** The goal of a step, and the step with what is ordered. */
const reached = (name: string, ordered: object = { coupon: 'VESNA', items: purchase.items }) => [
  goal(name),
  { kind: 'checkout', step: steps[name], ...ordered },
];

let client: QueryClient;
let visit: ReturnType<typeof createOrderWatch>;

let reported: Set<string>;
/** A tab of the browser, which shares with the others what has been reported. */
const createTab = () =>
  createOrderWatch(
    client,
    () => ({ list: 'Popular', position: 1 }),
    (id) => !reported.has(id) && reported.add(id).has(id),
  );

const show = (step: string) => client.setQueryData(getGetCheckoutQueryKey('o'), { ...order, step });
const waitFor = (step: string) => client.setQueryData(getGetOrderStatusQueryKey('o'), { step });
const open = () => client.setQueryData(getGetOrderQueryKey('o'), order);

beforeEach(() => {
  client = new QueryClient();
  reported = new Set();
  visit = createTab();
});

describe('the steps of an order', () => {
  it('are goals, each once, and end with the purchase', () => {
    show('Checkout');
    expect(visit('o', '/order/$id')).toEqual(reached('checkout'));
    expect(visit('o', '/order/$id')).toEqual([]);
    waitFor('WaitingForCreating');
    expect(visit('o', '/order/$id/inProgress')).toEqual(reached('orderCreating'));
    waitFor('Details');
    expect(visit('o', '/order/$id/inProgress')).toEqual([]);
    open();
    expect(visit('o', '/order/$id/success')).toEqual([purchase, goal('purchase')]);
    expect(visit('o', '/order/$id/success')).toEqual([]);
  });

  it.each([
    ['the order', [code('VESNA', 'Order', [])], 'VESNA'],
    ['a product', [code('BOR10', 'Product', ['1'])], 'BOR10'],
  ])('have a promo code of %s both at the order and at the product', (_, promoCodes, coupon) => {
    client.setQueryData(getGetCheckoutQueryKey('o'), { ...order, promoCodes, step: 'Checkout' });
    const [, checkout] = visit('o', '/order/$id');
    expect(checkout).toMatchObject({ kind: 'checkout', coupon, items: [{ coupon }] });
    waitFor('WaitingForCreating');
    visit('o', '/order/$id/inProgress');
    client.setQueryData(getGetOrderQueryKey('o'), { ...order, promoCodes });
    const [bought] = visit('o', '/order/$id/success');
    expect(bought).toMatchObject({ kind: 'purchase', coupon, items: [{ coupon }] });
  });

  it('include approval and a failed creation', () => {
    show('Checkout');
    visit('o', '/order/$id');
    show('Approval');
    expect(visit('o', '/order/$id')).toEqual(reached('approval'));
    waitFor('WaitingForCreating');
    visit('o', '/order/$id/inProgress');
    show('CreatingError');
    expect(visit('o', '/order/$id')).toEqual(reached('orderCreatingError'));
  });

  it('include the creation of an order that was created at once', () => {
    show('Checkout');
    visit('o', '/order/$id');
    waitFor('Details');
    expect(visit('o', '/order/$id/inProgress')).toEqual(reached('orderCreating'));
    open();
    expect(visit('o', '/order/$id/success')).toHaveLength(2);
  });

  it('survive a reload of the page that waits', () => {
    waitFor('WaitingForCreating');
    expect(visit('o', '/order/$id/inProgress')).toEqual(reached('orderCreating', { items: [] }));
    open();
    expect(visit('o', '/order/$id/success')).toHaveLength(2);
  });

  it('are one purchase when several tabs wait for the same order', () => {
    const other = createTab();
    waitFor('WaitingForCreating');
    for (const tab of [visit, other]) tab('o', '/order/$id/inProgress');
    open();
    expect(visit('o', '/order/$id/success')).toEqual([purchase, goal('purchase')]);
    expect(other('o', '/order/$id/success')).toEqual([]);
  });

  it('are no purchase when an old order is opened, or a manager gets the order', () => {
    open();
    expect(visit('o', '/order/$id')).toEqual([]);
    waitFor('Details');
    expect(visit('o', '/order/$id/inProgress')).toEqual([]);
    expect(visit('o', '/order/$id/success')).toEqual([]);
    show('CreatingError');
    visit('o', '/order/$id');
    expect(visit('o', '/order/$id/success')).toEqual([]);
  });
});
