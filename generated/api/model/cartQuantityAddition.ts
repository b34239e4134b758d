import * as zod from 'zod/mini';

export const cartQuantityAdditionQuantityMax = 9999;



export const CartQuantityAddition = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartQuantityAdditionQuantityMax)))
});

export type CartQuantityAddition = zod.input<typeof CartQuantityAddition>;
export type CartQuantityAdditionOutput = zod.output<typeof CartQuantityAddition>;
