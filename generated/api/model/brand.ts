import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Picture } from './picture.ts';

export const brandNameMax = 200;

export const brandSlugMax = 200;

export const brandCountryMax = 100;

export const brandProductCountMin = 0;



export const Brand = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(brandNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(brandSlugMax)),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(brandCountryMax))),
  "logo": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(brandProductCountMin))
});

export type Brand = zod.input<typeof Brand>;
export type BrandOutput = zod.output<typeof Brand>;
