import * as zod from 'zod/mini';
import { CategoryReference } from './categoryReference.ts';

export const categoryHierarchyItemsMax = 10;



export const CategoryHierarchy = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CategoryReference).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryHierarchyItemsMax))
});

export type CategoryHierarchy = zod.input<typeof CategoryHierarchy>;
export type CategoryHierarchyOutput = zod.output<typeof CategoryHierarchy>;
