import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const brandReferenceNameMax = 200;

export const brandReferenceSlugMax = 200;



export const BrandReference = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(brandReferenceNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(brandReferenceSlugMax))
});

export type BrandReference = zod.input<typeof BrandReference>;
export type BrandReferenceOutput = zod.output<typeof BrandReference>;
