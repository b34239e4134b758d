import { isObject } from '#tools/contract/openapi/schema.ts';
import { clearCart } from '#tools/contract/sequences/cart.ts';
import { pickProducts, plainProduct } from '#tools/contract/sequences/choices.ts';
import type { Step } from '#tools/contract/sequences/sequence.ts';
import { firstTime, hasChoiceOfDays, lastTime, timeShown } from './courier-times.ts';

/** The product of every checkout here. */
export const product = plainProduct(0);
/** The parameters of a call about the checkout, and about the order it becomes. */
export const checkout = { id: '$checkout' };
/** The rule that is broken when a call is allowed in a state that forbids it. */
export const state = { rule: 'state-ignored' } as const;

/** Makes the company in `$partner` the customer of the cart. */
export const buyForCompany: readonly Step[] = [
  {
    call: 'getPartner',
    does: 'read the company',
    path: { id: '$partner' },
    save: { buyer: '/customerID' },
  },
  { call: 'changeCartCustomer', does: 'buy for it', body: { customerID: '$buyer' } },
];

/** A cart with two pieces of one product. */
export const fillCart: readonly Step[] = [
  pickProducts,
  clearCart,
  {
    call: 'addCartProduct',
    does: 'fill the cart',
    body: { productID: product, quantity: 2 },
    save: { customer: '/order/customer/id' },
  },
];

/** From a cart with one product to its checkout. */
export const toCheckout: readonly Step[] = [
  ...fillCart,
  {
    call: 'proceedCart',
    does: 'proceed to the checkout',
    body: { productIDs: [product] },
    save: { checkout: '/id' },
  },
];

/** A later day and time of the courier to `$address`, and none: then it is the nearest again. */
export const chooseDay: readonly Step[] = [
  {
    call: 'changeCheckoutDelivery',
    does: 'choose the courier',
    path: checkout,
    body: { method: 'Courier' },
    status: [200, 422],
  },
  {
    call: 'changeCheckoutDeliveryPoint',
    does: 'choose an address, which determines the days',
    path: checkout,
    body: { addressID: '$address' },
    status: [200, 422],
  },
  {
    call: 'getCheckoutDelivery',
    does: 'read the days of the courier',
    path: checkout,
    save: { methods: '/methods' },
  },
  {
    call: 'changeCheckoutDelivery',
    does: 'choose the last of them and its last time',
    path: checkout,
    body: { method: 'Courier', ...lastTime },
    same: timeShown(lastTime),
    when: hasChoiceOfDays,
  },
  {
    call: 'changeCheckoutDelivery',
    does: 'choose the courier without a day',
    path: checkout,
    body: { method: 'Courier' },
    same: timeShown(firstTime),
    sameRule: 'unsent-changed',
    when: hasChoiceOfDays,
  },
];

/** All selections of a checkout with a pickup point; ends with a payment method. */
export const fillCheckout: readonly Step[] = [
  {
    call: 'changeCheckoutDelivery',
    does: 'choose to pick up',
    path: checkout,
    body: { method: 'Pickup' },
    same: { '/delivery/method': 'Pickup' },
    save: { customer: '/customer/id' },
  },
  {
    call: 'getCheckoutDelivery',
    does: 'read the delivery methods',
    path: checkout,
    pick: {
      list: '/methods',
      which: ({ method }) => method === 'Pickup',
      save: { points: '/points' },
    },
  },
  {
    call: 'changeCheckoutDeliveryPoint',
    does: 'choose a pickup point',
    path: checkout,
    body: { pickupPointID: allowedPoint },
    same: { '/delivery/point/id': allowedPoint },
  },
  {
    call: 'createCustomerRecipient',
    does: 'name a recipient',
    path: { id: '$customer' },
    body: { firstName: 'Пётр', lastName: '$word', phone: '$phone' },
    save: { recipient: '/id' },
  },
  {
    call: 'changeCheckoutRecipient',
    does: 'choose the recipient',
    path: checkout,
    body: { recipientID: '$recipient' },
    same: { '/recipient/id': '$recipient' },
  },
];

/** The id of a selectable pickup point, of those the sequence has listed. */
export function allowedPoint({ points }: Readonly<Record<string, unknown>>): unknown {
  return (Array.isArray(points) ? points : []).find((one) => isObject(one) && one.allowed)?.id;
}

/** Selects a payment method; saves the total to confirm. */
export const pay = (method: string): Step => ({
  call: 'changeCheckoutPayment',
  does: `choose to pay by ${method}`,
  path: checkout,
  body: { method },
  same: { '/paymentMethod': method },
  save: { total: '/totals/toPay' },
});

/** Confirms the total that was shown. */
export const confirm: Step = {
  call: 'confirmCheckout',
  does: 'confirm',
  path: checkout,
  body: { total: '$total' },
};

/** The order is created asynchronously after the response. */
const created = (json: unknown) =>
  isObject(json) && !['WaitingForCreating', 'Draft'].includes(String(json.status));

/** Polls until the order is created or has failed. */
export const awaitCreation: Step = {
  call: 'getOrderStatus',
  does: 'wait until the order is created',
  path: checkout,
  until: created,
  save: { status: '/status', number: '/number' },
};
