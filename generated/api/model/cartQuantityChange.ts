import * as zod from 'zod/mini';

export const cartQuantityChangeQuantityMin = 0;
export const cartQuantityChangeQuantityMax = 9999;



export const CartQuantityChange = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartQuantityChangeQuantityMin)).check(/*#__PURE__*/ zod.lte(cartQuantityChangeQuantityMax))
});

export type CartQuantityChange = zod.input<typeof CartQuantityChange>;
export type CartQuantityChangeOutput = zod.output<typeof CartQuantityChange>;
