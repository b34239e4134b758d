import * as zod from 'zod/mini';

export const changeCartProductProductIDMax = 64;


export const changeCartProductProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const changeCartProductQuantityMin = 0;
export const changeCartProductQuantityMax = 9999;

export const changeCartProductVersionMin = 0;



export const ChangeCartProduct = /*#__PURE__*/ zod.object({
  "productID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeCartProductProductIDMax)).check(/*#__PURE__*/ zod.regex(changeCartProductProductIDRegExp)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeCartProductQuantityMin)).check(/*#__PURE__*/ zod.lte(changeCartProductQuantityMax)),
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeCartProductVersionMin)))
});

export type ChangeCartProduct = zod.input<typeof ChangeCartProduct>;
export type ChangeCartProductOutput = zod.output<typeof ChangeCartProduct>;
