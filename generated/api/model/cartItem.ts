import * as zod from 'zod/mini';
import { CartProduct } from './cartProduct.ts';
import { Grams } from './grams.ts';
import { Kopecks } from './kopecks.ts';
import { LineAvailability } from './lineAvailability.ts';
import { LinePosition } from './linePosition.ts';

export const cartItemQuantityMax = 9999;



export const CartItem = /*#__PURE__*/ zod.object({
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartItemQuantityMax)),
  "product": CartProduct,
  "availability": LineAvailability,
  "amount": Kopecks,
  "amountWithoutDiscount": Kopecks,
  "discount": Kopecks,
  "weight": Grams,
  "promo": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "position": /*#__PURE__*/ zod.exactOptional(LinePosition)
});

export type CartItem = zod.input<typeof CartItem>;
export type CartItemOutput = zod.output<typeof CartItem>;
