import { changeDraft, changeDraftLines } from '#server/checkout/draft.ts';
import { proceedToCheckout } from '#server/checkout/proceed.ts';
import { proceedToManager } from '#server/checkout/to-manager.ts';
import { countCall, forgiveCall } from '#server/contract/call-limit.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import { addImported } from '#server/import/add-to-cart.ts';
import { assertVersion, change, open, preview } from './cart-call.ts';
import { viewPreview } from './cart-preview.ts';
import { deleteLines, findCart, updateCart } from './cart-store.ts';
import { readCart, viewCart } from './cart-view.ts';
import { addLines, addToLine, changeLine } from './change-lines.ts';
import {
  chooseAddress,
  chooseBonusAction,
  chooseContract,
  chooseCustomer,
  chooseDelivery,
  chooseTags,
} from './choices.ts';
import { addPromoCode, deletePromoCode } from './promo-code.ts';

/** Wrong codes a user may try: nobody shall find one by trying. */
const PROMO_CODE_TRIES = { calls: 10, windowMs: 3_600_000 };

export const cartHandlers = {
  getCart: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: { order: await readCart(context.db, userID, context.now()) } };
  },

  getCartPreview: async (_request, context) => {
    const { userID } = requireSession(context);
    const cart = await findCart(context.db, userID);
    return { status: 200, body: await viewPreview(context.db, cart) };
  },

  changeCartProduct: ({ body }, context) =>
    change(context, async (locked) => {
      await assertVersion(locked, body.version);
      const cart = await changeLine(locked, body);
      await changeDraftLines(locked, [body.productID]);
      return cart;
    }),

  addCartProduct: (request, context) =>
    withIdempotency(context, 'addCartProduct', request, async (tx) => {
      const locked = await open(context, tx);
      const cart = await addToLine(locked, request.body);
      await changeDraftLines(locked, [request.body.productID]);
      return { status: 200, body: { order: await viewCart(tx, cart, locked.now) } };
    }),

  addCartProducts: (request, context) =>
    withIdempotency(context, 'addCartProducts', request, async (tx) => {
      const locked = await open(context, tx);
      const { cart, unknown } = await addLines(locked, request.body.products, {
        asItWas: request.body.asItWas ?? false,
      });
      await changeDraftLines(
        locked,
        request.body.products.map(({ productID }) => productID),
      );
      const skipped = unknown.map((productID) => ({
        productID,
        message: 'Товара больше нет в каталоге',
      }));
      return { status: 200, body: { order: await viewCart(tx, cart, locked.now), skipped } };
    }),

  importCartProducts: (request, context) =>
    withIdempotency(context, 'importCartProducts', request, async (tx) => ({
      status: 200,
      body: await addImported(await open(context, tx), request.body),
    })),

  deleteCartProducts: ({ body }, context) =>
    change(context, async (locked) => {
      const { tx, cart } = locked;
      await deleteLines(tx, cart.id, body.productIDs);
      await changeDraftLines(locked, body.productIDs);
      return updateCart(tx, cart);
    }),

  changeCartCustomer: ({ body }, context) =>
    (body.preview ? preview : change)(context, (locked) => chooseCustomer(locked, body.customerID)),

  changeCartContract: ({ body }, context) =>
    (body.preview ? preview : change)(context, (locked) => chooseContract(locked, body.contractID)),

  changeCartTags: ({ body }, context) =>
    change(context, (locked) => chooseTags(locked, body.tagIDs)),

  changeCartBonusAction: ({ body }, context) =>
    change(context, async (locked) => {
      const cart = await chooseBonusAction(locked, body.action);
      await changeDraft(locked, () => ({ bonusAction: body.action }));
      return cart;
    }),

  addCartPromoCode: async ({ body }, context) => {
    const key = `promo-code:${requireSession(context).userID}`;
    await countCall(context.db, key, PROMO_CODE_TRIES, context.now());
    const reply = await change(context, (locked) => addPromoCode(locked, body));
    await forgiveCall(context.db, key);
    return reply;
  },

  deleteCartPromoCode: ({ body }, context) =>
    change(context, (locked) => deletePromoCode(locked, body)),

  changeCartAddress: ({ body }, context) =>
    change(context, (locked) => chooseAddress(locked, body.addressID)),

  changeCartDelivery: ({ body }, context) =>
    change(context, (locked) => chooseDelivery(locked, body.method, body.pickupPointID ?? null)),

  proceedCart: (request, context) =>
    withIdempotency(context, 'proceedCart', request, async (tx) => {
      const locked = await open(context, tx);
      await assertVersion(locked, request.body.version);
      return { status: 201, body: await proceedToCheckout(locked, request.body.productIDs) };
    }),

  proceedCartToManager: (request, context) =>
    withIdempotency(context, 'proceedCartToManager', request, async (tx) => {
      const locked = await open(context, tx);
      await assertVersion(locked, request.body.version);
      return { status: 201, body: await proceedToManager(locked, request.body) };
    }),
} satisfies Partial<Handlers>;
