import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const categoryReferenceNameMax = 200;

export const categoryReferenceSlugMax = 200;



export const CategoryReference = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryReferenceNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryReferenceSlugMax))
});

export type CategoryReference = zod.input<typeof CategoryReference>;
export type CategoryReferenceOutput = zod.output<typeof CategoryReference>;
