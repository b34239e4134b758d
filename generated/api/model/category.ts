import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Picture } from './picture.ts';

export const categoryNameMax = 200;

export const categorySlugMax = 200;

export const categoryDepthMax = 10;

export const categoryProductCountMin = 0;



export const Category = /*#__PURE__*/ zod.object({
  "id": Id,
  "parentID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categorySlugMax)),
  "depth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(categoryDepthMax)),
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryProductCountMin)),
  "picture": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()])
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;
