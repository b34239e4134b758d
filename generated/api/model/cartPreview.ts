import * as zod from 'zod/mini';
import { CartPreviewProduct } from './cartPreviewProduct.ts';
import { Id } from './id.ts';

export const cartPreviewProductsMax = 1000;

export const cartPreviewVersionMin = 0;

export const cartPreviewCompanyNameMax = 500;



export const CartPreview = /*#__PURE__*/ zod.object({
  "products": /*#__PURE__*/ zod.array(CartPreviewProduct).check(/*#__PURE__*/ zod.maxLength(cartPreviewProductsMax)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartPreviewVersionMin)),
  "contractID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "companyName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartPreviewCompanyNameMax))),
  "opensRestricted": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type CartPreview = zod.input<typeof CartPreview>;
export type CartPreviewOutput = zod.output<typeof CartPreview>;
