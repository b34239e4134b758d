import { isObject } from '../openapi/schema.ts';
import { clearCart } from './cart.ts';
import { dearProduct, pickProducts, plainProduct, quantityFor } from './choices.ts';
import type { Sequence, Step } from './sequence.ts';

const product = plainProduct(0);
const checkout = { id: '$checkout' };
const state = { rule: 'state-ignored' } as const;

/** From a cart with one product to its checkout. */
export const toCheckout: readonly Step[] = [
  pickProducts,
  clearCart,
  {
    call: 'addCartProduct',
    does: 'fill the cart',
    body: { productID: product, quantity: 2 },
    save: { customer: '/order/customer/id' },
  },
  {
    call: 'proceedCart',
    does: 'proceed to the checkout',
    body: { productIDs: [product] },
    save: { checkout: '/id' },
  },
];

/** Everything that a checkout with a pickup point asks for; ends with a payment chosen. */
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
    does: 'look at the ways of delivery',
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

function allowedPoint({ points }: Readonly<Record<string, unknown>>): unknown {
  return (Array.isArray(points) ? points : []).find((one) => isObject(one) && one.allowed)?.id;
}

const pay = (method: string): Step => ({
  call: 'changeCheckoutPayment',
  does: `choose to pay by ${method}`,
  path: checkout,
  body: { method },
  same: { '/paymentMethod': method },
  save: { total: '/totals/toPay' },
});

const confirm: Step = {
  call: 'confirmCheckout',
  does: 'confirm',
  path: checkout,
  body: { total: '$total' },
};

/** The order is created on the other side after the answer. */
const created = (json: unknown) =>
  isObject(json) && !['WaitingForCreating', 'Draft'].includes(String(json.status));

const awaitCreation: Step = {
  call: 'getOrderStatus',
  does: 'wait until the order is created',
  path: checkout,
  until: created,
  save: { status: '/status', number: '/number' },
};

const refusedAfterwards = (call: string, body?: unknown): Step => ({
  call,
  does: 'change what is confirmed',
  path: checkout,
  ...(body === undefined ? {} : { body }),
  status: [409],
  ...state,
});

export const checkoutSequences: readonly Sequence[] = [
  {
    name: 'order',
    title: 'From the cart to an order and its end',
    as: 'main',
    given: { address: 'address' },
    steps: [
      pickProducts,
      clearCart,
      {
        call: 'addCartProduct',
        does: 'fill the cart',
        body: { productID: product, quantity: 2 },
        save: { customer: '/order/customer/id' },
      },
      {
        call: 'proceedCart',
        does: 'proceed to the checkout',
        body: { productIDs: [product] },
        save: { checkout: '/id' },
        repeat: { otherBody: { productIDs: [product, 'contract-nobody-has-this'] } },
      },
      {
        call: 'getCheckout',
        does: 'read it',
        path: checkout,
        same: { '/id': '$checkout', '/step': 'Checkout' },
        has: { list: '/items', where: { '/product/id': product, '/quantity': 2 } },
      },
      {
        call: 'getCheckout',
        does: 'read it as another person',
        as: 'other',
        path: checkout,
        status: [404],
        rule: 'foreign-data-shown',
      },
      {
        call: 'changeCheckoutComment',
        does: 'change it as another person',
        as: 'other',
        path: checkout,
        body: { comment: 'Чужое' },
        status: [404],
        rule: 'foreign-data-shown',
      },
      {
        call: 'deleteCheckout',
        does: 'delete it as another person',
        as: 'other',
        path: checkout,
        status: [404],
        rule: 'foreign-data-shown',
      },
      ...fillCheckout,
      {
        call: 'changeCheckoutDelivery',
        does: 'choose a day that is not offered',
        path: checkout,
        body: { method: 'Courier', date: '2001-01-01' },
        status: [422],
        ...state,
      },
      {
        call: 'changeCheckoutDeliveryPoint',
        does: 'choose an address for a pickup',
        path: checkout,
        body: { addressID: '$address' },
        status: [422],
        reason: 'DeliveryPointMismatch',
        ...state,
      },
      {
        call: 'changeCheckoutDeliveryPoint',
        does: 'choose a point that nobody has',
        path: checkout,
        body: { pickupPointID: 'contract-nobody-has-this' },
        status: [404, 422],
        rule: 'unknown-id-accepted',
      },
      {
        call: 'changeCheckoutPayment',
        does: 'choose to pay by invoice as a person',
        path: checkout,
        body: { method: 'Invoice' },
        status: [422, 200],
      },
      {
        call: 'confirmCheckout',
        does: 'confirm another total',
        path: checkout,
        body: { total: 1 },
        status: [409, 422],
        ...state,
      },
      pay('Cash'),
      {
        call: 'changeCheckoutComment',
        does: 'write a comment',
        path: checkout,
        body: { comment: 'Проверка $unique' },
        same: { '/comment': 'Проверка $unique' },
        save: { total: '/totals/toPay' },
      },
      {
        call: 'getCheckout',
        does: 'read everything again',
        path: checkout,
        same: {
          '/comment': 'Проверка $unique',
          '/paymentMethod': 'Cash',
          '/recipient/id': '$recipient',
          '/delivery/method': 'Pickup',
          '/totals/toPay': '$total',
        },
      },
      {
        call: 'confirmCheckout',
        does: 'confirm a total that was not shown',
        path: checkout,
        body: ({ total }: Readonly<Record<string, unknown>>) => ({ total: Number(total) + 100 }),
        status: [409],
        reason: 'PriceChanged',
        ...state,
      },
      {
        ...confirm,
        repeat: {
          otherBody: ({ total }: Readonly<Record<string, unknown>>) => ({
            total: Number(total) + 1,
          }),
        },
      },
      awaitCreation,
      {
        call: 'getOrder',
        does: 'read the order',
        path: checkout,
        same: { '/id': '$checkout', '/status': '$status', '/totals/toPay': '$total' },
        has: { list: '/items', where: { '/product/id': product, '/quantity': 2 } },
      },
      {
        call: 'listOrders',
        does: 'list the order',
        body: { pageSize: 100 },
        has: { list: '/items', where: { '/id': '$checkout', '/toPay': '$total' } },
      },
      {
        call: 'listOrders',
        does: 'list another person’s orders',
        as: 'other',
        body: { pageSize: 100 },
        lacks: { list: '/items', where: { '/id': '$checkout' } },
        lacksRule: 'foreign-data-shown',
      },
      {
        call: 'getOrder',
        does: 'read it as another person',
        as: 'other',
        path: checkout,
        status: [404],
        rule: 'foreign-data-shown',
      },
      {
        call: 'getCart',
        does: 'miss the product in the cart',
        lacks: { list: '/order/items', where: { '/product/id': product, '/isGift': false } },
      },
      { ...confirm, does: 'confirm again', status: [409], ...state },
      refusedAfterwards('changeCheckoutDelivery', { method: 'Pickup' }),
      refusedAfterwards('changeCheckoutDeliveryPoint', { pickupPointID: allowedPoint }),
      refusedAfterwards('changeCheckoutRecipient', { recipientID: '$recipient' }),
      refusedAfterwards('changeCheckoutPayment', { method: 'Cash' }),
      refusedAfterwards('changeCheckoutComment', { comment: 'Поздно' }),
      refusedAfterwards('deleteCheckout'),
      {
        call: 'getOrderInstallment',
        does: 'ask for instalments of an order paid in cash',
        path: checkout,
        status: [409],
        ...state,
      },
      {
        call: 'payOrderOnline',
        does: 'pay an order online that is paid in cash',
        path: checkout,
        status: [409],
        ...state,
      },
      {
        call: 'createOrderQuestionTicket',
        does: 'ask about the order',
        body: { orderID: '$checkout', comment: 'Когда можно забрать?' },
        save: { ticket: '/id' },
        repeat: { otherBody: { orderID: '$checkout', comment: 'Другое' } },
      },
      {
        call: 'listTickets',
        does: 'find the question by the order',
        query: { orderID: '$checkout', pageSize: 100 },
        has: { list: '/items', where: { '/id': '$ticket' } },
      },
      {
        call: 'repeatOrder',
        does: 'see what could be ordered again',
        path: checkout,
        body: { preview: true },
        same: { '/applied': false },
        has: { list: '/lines', where: { '/productID': product, '/requested': 2 } },
      },
      {
        call: 'cancelOrder',
        does: 'cancel it',
        path: checkout,
        same: { '/status': 'Canceled' },
        endsOn: [409],
      },
      {
        call: 'getOrder',
        does: 'read it canceled',
        path: checkout,
        same: { '/status': 'Canceled' },
      },
      { call: 'cancelOrder', does: 'cancel it again', path: checkout, status: [409], ...state },
      {
        call: 'cancelCheckout',
        does: 'cancel its checkout',
        path: checkout,
        status: [409],
        ...state,
      },
      {
        call: 'repeatOrder',
        does: 'order it again',
        path: checkout,
        body: { preview: false },
        same: { '/applied': true },
        repeat: { otherBody: { preview: true } },
      },
      {
        call: 'getCartPreview',
        does: 'find it in the cart',
        has: { list: '/products', where: { '/productID': product } },
      },
      { ...clearCart, does: 'clear', always: true },
    ],
  },
  {
    name: 'checkout-abandoned',
    title: 'A checkout is canceled, another is deleted',
    as: 'main',
    steps: [
      ...toCheckout,
      {
        call: 'cancelCheckout',
        does: 'cancel it',
        path: checkout,
        same: { '/status': 'Canceled' },
      },
      ...toCheckout.slice(1),
      {
        call: 'listPendingOrders',
        does: 'see it among what is not finished',
        has: { list: '/items', where: { '/id': '$checkout' } },
      },
      { call: 'deleteCheckout', does: 'delete it', path: checkout, same: { '/id': '$checkout' } },
      {
        call: 'getCheckout',
        does: 'read what is deleted',
        path: checkout,
        status: [404],
        rule: 'deleted-still-there',
      },
      {
        call: 'listPendingOrders',
        does: 'miss it among what is not finished',
        lacks: { list: '/items', where: { '/id': '$checkout' } },
      },
      { ...clearCart, does: 'clear', always: true },
    ],
  },
  {
    name: 'online-payment',
    title: 'An order is paid online',
    as: 'main',
    steps: [
      ...toCheckout,
      ...fillCheckout,
      pay('BankCard'),
      confirm,
      awaitCreation,
      {
        call: 'payOrderOnline',
        does: 'begin to pay',
        path: checkout,
        same: { '/orderID': '$checkout', '/amount': '$total' },
        save: { payment: '/id' },
        repeat: {},
        endsOn: [409],
      },
      {
        call: 'payOrderOnline',
        does: 'begin to pay again',
        path: checkout,
        status: [201, 409],
      },
      {
        call: 'createOrderPaymentTicket',
        does: 'ask for another way to pay',
        body: { orderID: '$checkout', comment: 'Хочу заплатить иначе' },
      },
      { call: 'cancelOrder', does: 'cancel it', path: checkout, endsOn: [409], always: true },
    ],
  },
  {
    name: 'installment',
    title: 'An order is paid in instalments',
    as: 'main',
    steps: [
      pickProducts,
      {
        call: 'addCartProduct',
        does: 'fill the cart',
        body: { productID: dearProduct, quantity: quantityFor(3_000_000) },
      },
      {
        call: 'proceedCart',
        does: 'proceed to the checkout',
        body: { productIDs: [dearProduct] },
        save: { checkout: '/id' },
      },
      ...fillCheckout,
      { ...pay('SberInstallment'), endsOn: [422] },
      confirm,
      awaitCreation,
      { call: 'getOrderInstallment', does: 'see the plans', path: checkout },
      { call: 'cancelOrder', does: 'cancel it', path: checkout, endsOn: [409], always: true },
    ],
  },
  {
    name: 'invoice',
    title: 'A company orders and prints the invoice',
    as: 'owner',
    given: { partner: 'partner' },
    steps: [
      {
        call: 'getPartner',
        does: 'read the company',
        path: { id: '$partner' },
        save: { buyer: '/customerID' },
      },
      { call: 'changeCartCustomer', does: 'buy for it', body: { customerID: '$buyer' } },
      ...toCheckout,
      ...fillCheckout,
      { ...pay('Invoice'), endsOn: [422] },
      { ...confirm, endsOn: [409] },
      awaitCreation,
      { call: 'getOrderInvoice', does: 'print it', path: checkout, endsOn: [409] },
      { call: 'cancelOrder', does: 'cancel it', path: checkout, endsOn: [409], always: true },
    ],
  },
  {
    name: 'manager',
    title: 'The cart is given to a manager',
    as: 'main',
    steps: [
      ...toCheckout,
      {
        call: 'proceedCartToManager',
        does: 'give the checkout to a manager',
        body: { checkoutID: '$checkout', comment: 'Нужна доставка в выходной' },
        same: { '/id': '$checkout' },
        repeat: { otherBody: { checkoutID: '$checkout', comment: 'Другое' } },
      },
      {
        call: 'getOrderStatus',
        does: 'read its state',
        path: checkout,
        same: { '/status': 'PendingManager' },
      },
      {
        call: 'proceedCartToManager',
        does: 'give it once more',
        body: { checkoutID: '$checkout' },
        status: [409],
        ...state,
      },
      { call: 'cancelOrder', does: 'cancel it', path: checkout, endsOn: [409], always: true },
      { ...clearCart, does: 'clear', always: true },
    ],
  },
];
