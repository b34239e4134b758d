import { expensiveProduct, pickProducts, quantityFor } from '#tools/contract/sequences/choices.ts';
import type { Sequence } from '#tools/contract/sequences/sequence.ts';
import {
  awaitCreation,
  buyForCompany,
  checkout,
  confirm,
  fillCheckout,
  pay,
  toCheckout,
} from './checkout-steps.ts';

/** Orders by payment method. */
export const paymentSequences: readonly Sequence[] = [
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
        does: 'request another payment method',
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
        body: { productID: expensiveProduct, quantity: quantityFor(3_000_000) },
      },
      {
        call: 'proceedCart',
        does: 'proceed to the checkout',
        body: { productIDs: [expensiveProduct] },
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
      ...buyForCompany,
      ...toCheckout,
      ...fillCheckout,
      { ...pay('Invoice'), endsOn: [422] },
      { ...confirm, endsOn: [409] },
      awaitCreation,
      { call: 'getOrderInvoice', does: 'print it', path: checkout, endsOn: [409] },
      { call: 'cancelOrder', does: 'cancel it', path: checkout, endsOn: [409], always: true },
    ],
  },
];
