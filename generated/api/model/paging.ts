import * as zod from 'zod/mini';


export const pagingPageSizeMax = 100;

export const pagingTotalMin = 0;



export const Paging = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagingPageSizeMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagingTotalMin))
});

export type Paging = zod.input<typeof Paging>;
export type PagingOutput = zod.output<typeof Paging>;
