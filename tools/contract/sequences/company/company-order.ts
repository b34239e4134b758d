import { isObject } from '#tools/contract/openapi/schema.ts';
import { expensiveProduct, pickProducts } from '#tools/contract/sequences/choices.ts';
import type { Step, Template, Values } from '#tools/contract/sequences/sequence.ts';

/** Where the order of the sequence is. */
export const checkout = { id: '$checkout' };

/** An employee's order of so many pieces, up to a confirmation that must wait for approval. */
export const approvedOrder = (quantity: Template): readonly Step[] => [
  {
    call: 'listPartners',
    does: 'find the company',
    pick: { list: '/items', save: { partner: '/id' } },
  },
  {
    call: 'getPartner',
    does: 'read the company',
    path: { id: '$partner' },
    save: { customer: '/customerID' },
  },
  { call: 'changeCartCustomer', does: 'buy for the company', body: { customerID: '$customer' } },
  pickProducts,
  {
    call: 'deleteCartProducts',
    does: 'begin without it',
    body: { productIDs: [expensiveProduct] },
  },
  {
    call: 'addCartProduct',
    does: 'fill the cart',
    body: { productID: expensiveProduct, quantity },
  },
  {
    call: 'proceedCart',
    does: 'proceed',
    body: { productIDs: [expensiveProduct] },
    save: { checkout: '/id' },
  },
  {
    call: 'changeCheckoutDelivery',
    does: 'choose to pick up',
    path: checkout,
    body: { method: 'Pickup' },
  },
  {
    call: 'getCheckoutDelivery',
    does: 'find a pickup point',
    path: checkout,
    pick: {
      list: '/methods',
      which: ({ method }) => method === 'Pickup',
      save: { points: '/points' },
    },
  },
  {
    call: 'changeCheckoutDeliveryPoint',
    does: 'choose it',
    path: checkout,
    body: {
      pickupPointID: ({ points }: Values) =>
        (Array.isArray(points) ? points : []).find((one) => isObject(one) && one.allowed)?.id,
    },
  },
  {
    call: 'createCustomerRecipient',
    does: 'name a recipient',
    path: { id: '$customer' },
    body: { firstName: 'Пётр', lastName: '$word', phone: '$phone' },
    save: { recipient: '/id' },
    endsOn: [403],
  },
  {
    call: 'changeCheckoutRecipient',
    does: 'choose the recipient',
    path: checkout,
    body: { recipientID: '$recipient' },
  },
  {
    call: 'getCheckout',
    does: 'find a payment method',
    path: checkout,
    pick: {
      list: '/paymentMethods',
      which: ({ allowed }) => allowed === true,
      save: { method: '/method' },
    },
  },
  {
    call: 'changeCheckoutPayment',
    does: 'choose it',
    path: checkout,
    body: { method: '$method' },
    save: { total: '/totals/toPay' },
  },
  {
    call: 'confirmCheckout',
    does: 'confirm',
    path: checkout,
    body: { total: '$total' },
    same: { '/status': 'WaitingForApprove' },
    sameRule: 'state-ignored',
  },
];
