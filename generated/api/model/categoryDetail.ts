import * as zod from 'zod/mini';
import { Category } from './category.ts';
import { CategoryReference } from './categoryReference.ts';

export const categoryDetailBreadcrumbsMax = 10;

export const categoryDetailChildrenMax = 500;



export const CategoryDetail = /*#__PURE__*/ zod.object({
  "category": Category,
  "breadcrumbs": /*#__PURE__*/ zod.array(CategoryReference).check(/*#__PURE__*/ zod.maxLength(categoryDetailBreadcrumbsMax)),
  "children": /*#__PURE__*/ zod.array(Category).check(/*#__PURE__*/ zod.maxLength(categoryDetailChildrenMax))
});

export type CategoryDetail = zod.input<typeof CategoryDetail>;
export type CategoryDetailOutput = zod.output<typeof CategoryDetail>;
