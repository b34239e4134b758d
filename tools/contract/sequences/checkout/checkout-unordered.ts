import { clearCart } from '#tools/contract/sequences/cart.ts';
import type { Sequence } from '#tools/contract/sequences/sequence.ts';
import { checkout, state, toCheckout } from './checkout-steps.ts';

/** Checkouts that the customer does not confirm. */
export const unorderedSequences: readonly Sequence[] = [
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
