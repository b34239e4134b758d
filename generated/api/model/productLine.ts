import * as zod from 'zod/mini';
import { Grams } from './grams.ts';
import { Id } from './id.ts';
import { Picture } from './picture.ts';

export const productLineNameMax = 500;

export const productLineSlugMax = 300;

export const productLineImagesMax = 30;

export const productLineVendorCodeMax = 100;



export const ProductLine = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productLineNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productLineSlugMax)),
  "images": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(productLineImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productLineVendorCodeMax)),
  "weight": /*#__PURE__*/ zod.union([Grams,/*#__PURE__*/ zod.null()]),
  "saleForbidden": /*#__PURE__*/ zod.boolean(),
  "available": /*#__PURE__*/ zod.boolean()
});

export type ProductLine = zod.input<typeof ProductLine>;
export type ProductLineOutput = zod.output<typeof ProductLine>;
