import {
  chooseBonusAction,
  chooseContract,
  chooseCustomer,
  chooseTags,
  storeCartAddress,
  storeCartDelivery,
} from '#server/cart/choices/choices.ts';
import { addPromoCode, deletePromoCode } from '#server/cart/choices/promo-code.ts';
import { changeQuantities } from '#server/cart/lines/cart-quantities.ts';
import { addLines, addToLine, changeLine } from '#server/cart/lines/change-lines.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { countCall, forgiveCall } from '#server/contract/limits/call-limit.ts';
import { requireSession } from '#server/contract/session.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import { assertVersion, changeCart, lockOwnCart, previewCartChange } from './cart-call.ts';
import { viewCartPreview } from './cart-preview.ts';
import { deleteLines, findCart, tagsAfterRemoval, updateCart } from './cart-store.ts';
import { readCart, viewCart } from './cart-view.ts';
import type { FollowingCheckout } from './following-checkout.ts';

/** The rate limit of wrong codes per user, against guessing. */
const PROMO_CODE_TRIES = { calls: 10, windowMs: 3_600_000 };

/** @param checkout what follows the cart when it changes. */
export const createCartHandlers = (checkout: FollowingCheckout) =>
  ({
    getCart: async (_request, context) => {
      const { userID } = requireSession(context);
      return {
        status: 200,
        body: { order: await readCart(context.db, userID, conditionsOf(context)) },
      };
    },

    getCartPreview: async (_request, context) => {
      const { userID } = requireSession(context);
      const cart = await findCart(context.db, userID);
      return { status: 200, body: await viewCartPreview(context.db, cart, context.now()) };
    },

    changeCartProduct: ({ body }, context) =>
      changeCart(context, async (locked) => {
        await assertVersion(locked, body.version);
        return checkout.changeLines(locked, [body.productID], () => changeLine(locked, body));
      }),

    addCartProduct: (request, context) =>
      withIdempotency(context, 'addCartProduct', request, async (tx) => {
        const locked = await lockOwnCart(context, tx);
        const { body } = request;
        const cart = await checkout.changeLines(locked, [body.productID], () =>
          addToLine(locked, body),
        );
        return { status: 200, body: { order: await viewCart(tx, cart, locked) } };
      }),

    addCartProducts: (request, context) =>
      withIdempotency(context, 'addCartProducts', request, async (tx) => {
        const locked = await lockOwnCart(context, tx);
        const { products, asItWas = false } = request.body;
        const productIDs = products.map(({ productID }) => productID);
        const { cart, unknown } = await checkout.changeLines(locked, productIDs, () =>
          addLines(locked, products, { asItWas }),
        );
        const skipped = unknown.map((productID) => ({
          productID,
          message: 'Товара больше нет в каталоге',
        }));
        return { status: 200, body: { order: await viewCart(tx, cart, locked), skipped } };
      }),

    deleteCartProducts: ({ body }, context) =>
      changeCart(context, async (locked) => {
        const { tx, cart } = locked;
        await checkout.changeLines(locked, body.productIDs, () =>
          deleteLines(tx, cart.id, body.productIDs),
        );
        return updateCart(tx, cart, await tagsAfterRemoval(tx, cart));
      }),

    changeCartCustomer: ({ body }, context) =>
      (body.preview ? previewCartChange : changeCart)(context, (locked) =>
        chooseCustomer(locked, body.customerID),
      ),

    changeCartContract: ({ body }, context) =>
      (body.preview ? previewCartChange : changeCart)(context, (locked) =>
        chooseContract(locked, body.contractID),
      ),

    changeCartTags: ({ body }, context) =>
      changeCart(context, (locked) => chooseTags(locked, body.tagIDs)),

    changeCartBonusAction: ({ body }, context) =>
      changeCart(context, async (locked) => {
        const cart = await chooseBonusAction(locked, body.action);
        await checkout.change(locked, () => ({ bonusAction: body.action }));
        return cart;
      }),

    addCartPromoCode: async ({ body }, context) => {
      const key = `promo-code:${requireSession(context).userID}`;
      await countCall(context.db, key, PROMO_CODE_TRIES, context.now());
      const reply = await changeCart(context, (locked) => addPromoCode(locked, body, checkout));
      await forgiveCall(context.db, key);
      return reply;
    },

    deleteCartPromoCode: ({ body }, context) =>
      changeCart(context, (locked) => deletePromoCode(locked, body, checkout)),

    changeCartAddress: ({ body }, context) =>
      changeCart(context, (locked) => storeCartAddress(locked, body.addressID)),

    changeCartDelivery: ({ body }, context) =>
      changeCart(context, (locked) =>
        storeCartDelivery(locked, body.method, body.pickupPointID ?? null),
      ),

    addProductToCart: (request, context) =>
      withIdempotency(context, 'addProductToCart', request, async (tx) => ({
        status: 200,
        body: await changeQuantities(
          context,
          tx,
          { productID: request.params.id, checkout },
          (locked) =>
            addToLine(locked, {
              productID: request.params.id,
              quantity: request.body.quantity ?? 1,
            }),
        ),
      })),

    changeProductInCart: async ({ params, body }, context) => ({
      status: 200,
      body: await context.db.transaction((tx) =>
        changeQuantities(context, tx, { productID: params.id, checkout }, (locked) =>
          changeLine(locked, { productID: params.id, quantity: body.quantity }),
        ),
      ),
    }),
  }) satisfies Partial<Handlers>;
