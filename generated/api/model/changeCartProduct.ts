import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const changeCartProductQuantityMin = 0;
export const changeCartProductQuantityMax = 9999;

export const changeCartProductVersionMin = 0;



export const ChangeCartProduct = /*#__PURE__*/ zod.object({
  "productID": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeCartProductQuantityMin)).check(/*#__PURE__*/ zod.lte(changeCartProductQuantityMax)),
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeCartProductVersionMin)))
});

export type ChangeCartProduct = zod.input<typeof ChangeCartProduct>;
export type ChangeCartProductOutput = zod.output<typeof ChangeCartProduct>;
