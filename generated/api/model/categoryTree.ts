import * as zod from 'zod/mini';
import { Category } from './category.ts';

export const categoryTreeVersionMax = 64;

export const categoryTreeItemsMax = 2000;



export const CategoryTree = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(categoryTreeVersionMax)),
  "items": /*#__PURE__*/ zod.array(Category).check(/*#__PURE__*/ zod.maxLength(categoryTreeItemsMax))
});

export type CategoryTree = zod.input<typeof CategoryTree>;
export type CategoryTreeOutput = zod.output<typeof CategoryTree>;
