import { valueAt } from '#tools/contract/openapi/pointer.ts';
import { pickProducts, plainProduct } from './choices.ts';
import type { Sequence, Step, Values } from './sequence.ts';
import { fill } from './templates.ts';

const first = plainProduct(0);
const second = plainProduct(1);

/** Removes both products, so that a sequence starts with a known cart. */
export const clearCart: Step = {
  call: 'deleteCartProducts',
  does: 'begin without them',
  body: { productIDs: [first, second] },
};

function chosenCode({ chosen }: Values, index: number): unknown {
  return valueAt(chosen, `/${index}/couponCode`);
}

/** An unavailable product: they are last in the default order. */
export const pickUnavailable: readonly Step[] = [
  {
    call: 'listProducts',
    does: 'count the products',
    body: { pageSize: 1 },
    save: { total: '/paging/total' },
  },
  {
    call: 'listProducts',
    does: 'find one that is sold out',
    body: {
      pageSize: 100,
      page: ({ total }: Readonly<Record<string, unknown>>) => Math.ceil(Number(total) / 100) || 1,
    },
    pick: {
      list: '/items',
      which: ({ available, unavailability }) =>
        available === false && JSON.stringify(unavailability).includes('WaitingList'),
      save: { unavailable: '/id' },
    },
  },
];

const inCart = (product: unknown, quantity: unknown) => ({
  list: '/order/items',
  where: { '/product/id': product, '/quantity': quantity, '/isGift': false },
});
const inPreview = (product: unknown, quantity: unknown) => ({
  list: '/products',
  where: { '/productID': product, '/quantity': quantity },
});
const nowhere = (product: unknown) => ({
  list: '/order/items',
  where: { '/product/id': product, '/isGift': false },
});
const unlikeSent = { hasRule: 'created-unlike-sent' } as const;

/** The cart: adding, changing, removing, and rejected requests. */
export const cartSequences: readonly Sequence[] = [
  {
    name: 'cart',
    title: 'The cart follows what is put in and taken out',
    as: 'main',
    steps: [
      pickProducts,
      clearCart,
      {
        call: 'addCartProduct',
        does: 'add two pieces',
        body: { productID: first, quantity: 2 },
        has: inCart(first, 2),
        ...unlikeSent,
        repeat: { otherBody: { productID: first, quantity: 3 } },
      },
      { call: 'getCartPreview', does: 'see two in the preview', has: inPreview(first, 2) },
      { call: 'getCart', does: 'see two in the cart', has: inCart(first, 2) },
      {
        call: 'getCart',
        does: 'read as another person',
        as: 'other',
        lacks: nowhere(first),
        lacksRule: 'foreign-data-shown',
      },
      {
        call: 'getCartPreview',
        does: 'read the preview as another person',
        as: 'other',
        lacks: { list: '/products', where: { '/productID': first } },
        lacksRule: 'foreign-data-shown',
      },
      {
        call: 'addCartProduct',
        does: 'add one more',
        body: { productID: first, quantity: 1 },
        has: inCart(first, 3),
        ...unlikeSent,
        save: { version: '/order/version' },
      },
      {
        call: 'changeCartProduct',
        does: 'set five',
        body: { productID: first, quantity: 5, version: '$version' },
        has: inCart(first, 5),
        ...unlikeSent,
      },
      { call: 'getCartPreview', does: 'see five in the preview', has: inPreview(first, 5) },
      {
        call: 'changeCartProduct',
        does: 'change a cart that has changed since',
        body: { productID: first, quantity: 6, version: '$version' },
        status: [409],
        reason: 'CartChanged',
        rule: 'state-ignored',
      },
      {
        call: 'changeCartProduct',
        does: 'request more than is in stock',
        body: { productID: first, quantity: 9999 },
        status: [409],
        reason: 'NotEnoughStock',
        rule: 'state-ignored',
        endsOn: [200],
      },
      {
        call: 'addProductToCart',
        does: 'add another product from its card',
        path: { id: second },
        body: { quantity: 2 },
        has: inPreview(second, 2),
        ...unlikeSent,
        repeat: { otherBody: { quantity: 1 } },
      },
      {
        call: 'changeProductInCart',
        does: 'set four on its card',
        path: { id: second },
        body: { quantity: 4 },
        has: inPreview(second, 4),
        ...unlikeSent,
      },
      {
        call: 'changeProductInCart',
        does: 'set none on its card',
        path: { id: second },
        body: { quantity: 0 },
        lacks: { list: '/products', where: { '/productID': second } },
      },
      {
        call: 'addCartProducts',
        does: 'add two at once and an unknown one',
        body: {
          products: [
            { productID: second, quantity: 1 },
            { productID: 'contract-nobody-has-this', quantity: 1 },
          ],
        },
        has: { list: '/skipped', where: { '/productID': 'contract-nobody-has-this' } },
        repeat: { otherBody: { products: [{ productID: second, quantity: 2 }] } },
      },
      {
        call: 'deleteCartProducts',
        does: 'take both out',
        body: { productIDs: [first, second] },
        lacks: nowhere(first),
      },
      { call: 'getCart', does: 'miss it in the cart', lacks: nowhere(first) },
      { ...clearCart, does: 'leave the cart as it was', always: true },
    ],
  },
  {
    name: 'cart-rejections',
    title: 'The cart rejects what cannot be bought',
    as: 'main',
    steps: [
      ...pickUnavailable,
      ...(['addCartProduct', 'changeCartProduct'] as const).map(
        (call): Step => ({
          call,
          does: 'put in a product that is sold out',
          body: { productID: '$unavailable', quantity: 1 },
          status: [409],
          rule: 'state-ignored',
        }),
      ),
      ...(['addProductToCart', 'changeProductInCart'] as const).map(
        (call): Step => ({
          call,
          does: 'put in a product that is sold out',
          path: { id: '$unavailable' },
          body: { quantity: 1 },
          status: [409],
          rule: 'state-ignored',
        }),
      ),
      {
        call: 'proceedCart',
        does: 'proceed with a product that is not in the cart',
        body: { productIDs: ['$unavailable'] },
        status: [409, 422],
        rule: 'state-ignored',
      },
      {
        call: 'proceedCartToManager',
        does: 'give the manager nothing',
        body: { comment: 'Пусто' },
        status: [422],
        reason: 'NothingToProceed',
        rule: 'state-ignored',
      },
      {
        call: 'listProducts',
        does: 'find one that is sold in packs',
        body: { onlyAvailable: true, pageSize: 100 },
        pick: {
          list: '/items',
          which: ({ packSize }) => Number(packSize) > 1,
          save: { packed: '/id', pack: '/packSize' },
        },
      },
      ...(['changeCartProduct', 'changeProductInCart'] as const).map(
        (call): Step => ({
          call,
          does: 'set a quantity that is no multiple of the pack',
          path: call === 'changeProductInCart' ? { id: '$packed' } : {},
          body: (values: Readonly<Record<string, unknown>>) => ({
            ...(call === 'changeCartProduct'
              ? (fill({ productID: '$packed' }, values) as object)
              : {}),
            quantity: Number(values.pack) + 1,
          }),
          status: [422],
          rule: 'state-ignored',
        }),
      ),
    ],
  },
  {
    name: 'cart-choices',
    title: 'Selections of the cart are stored',
    as: 'main',
    given: { customer: 'customer', address: 'address' },
    steps: [
      {
        call: 'changeCartCustomer',
        does: 'choose the customer',
        body: { customerID: '$customer' },
        same: { '/order/customer/id': '$customer' },
      },
      {
        call: 'changeCartAddress',
        does: 'choose the address',
        body: { addressID: '$address' },
        same: { '/order/address/id': '$address' },
      },
      {
        call: 'changeCartDelivery',
        does: 'choose the courier',
        body: { method: 'Courier' },
        same: { '/order/delivery/method': 'Courier' },
      },
      {
        call: 'getCart',
        does: 'read the choices again',
        same: {
          '/order/customer/id': '$customer',
          '/order/address/id': '$address',
          '/order/delivery/method': 'Courier',
        },
      },
      {
        call: 'changeCartBonusAction',
        does: 'save bonuses',
        body: { action: 'None' },
        status: [200, 422],
      },
      {
        call: 'changeCartContract',
        does: 'choose a contract that a person does not have',
        body: { contractID: null },
        status: [200, 422],
      },
      {
        call: 'changeCartContract',
        does: 'choose a contract that does not exist',
        body: { contractID: 'contract-nobody-has-this' },
        status: [404, 422],
        rule: 'unknown-id-accepted',
      },
      {
        call: 'changeCartTags',
        does: 'tag the order of a person',
        body: { tagIDs: ['contract-nobody-has-this'] },
        status: [404, 422],
        rule: 'unknown-id-accepted',
      },
    ],
  },
  {
    name: 'promo-codes',
    title: 'Valid promo codes are accepted',
    as: 'main',
    steps: [
      pickProducts,
      clearCart,
      {
        call: 'addCartProduct',
        does: 'fill the cart',
        body: { productID: first, quantity: 3 },
        save: { chosen: '/order/promoCodes' },
      },
      // Codes of an earlier run: some exclude each other.
      ...[0, 1, 2].map(
        (index): Step => ({
          call: 'deleteCartPromoCode',
          does: 'begin without a code',
          when: (values) => chosenCode(values, index) !== undefined,
          body: { couponCode: (values: Values) => chosenCode(values, index) },
        }),
      ),
      {
        call: 'addCartPromoCode',
        does: 'apply a code that does not exist',
        body: { couponCode: 'CONTRACT-$unique' },
        status: [422],
        rule: 'state-ignored',
      },
      {
        call: 'listOwnPromoCodes',
        does: 'find a code',
        pick: {
          list: '/items',
          // One of a promotion works on its products only.
          which: ({ state, scope }) => state === 'Active' && scope === 'Order',
          save: { code: '/couponCode' },
        },
      },
      {
        call: 'addCartPromoCode',
        does: 'apply it',
        body: { couponCode: '$code' },
        has: { list: '/order/promoCodes', where: { '/couponCode': '$code' } },
        endsOn: [422],
      },
      {
        call: 'deleteCartPromoCode',
        does: 'take it off',
        body: { couponCode: '$code' },
        lacks: { list: '/order/promoCodes', where: { '/couponCode': '$code', '/applied': true } },
      },
      {
        call: 'getCart',
        does: 'miss it in the cart',
        lacks: { list: '/order/promoCodes', where: { '/couponCode': '$code', '/applied': true } },
        lacksRule: 'change-lost',
      },
      { ...clearCart, does: 'clear', always: true },
    ],
  },
];
