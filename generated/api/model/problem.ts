import * as zod from 'zod/mini';

export const problemProductIDMax = 64;


export const problemProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const problemWasMin = 0;

export const problemNowMin = 0;

export const problemFixQuantityMin = 0;
export const problemFixQuantityMax = 9999;



export const Problem = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['PriceChanged', 'StockReduced', 'SaleForbidden', 'BecameUnavailable', 'QuantityNotMultiple', 'BelowMinimum']),
  "productID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(problemProductIDMax)).check(/*#__PURE__*/ zod.regex(problemProductIDRegExp)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "was": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemWasMin))),
  "now": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemNowMin))),
  "blocking": /*#__PURE__*/ zod.boolean(),
  "fix": /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['AcceptPrice', 'SetQuantity', 'RemoveProduct', 'ReturnToCart']),
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemFixQuantityMin)).check(/*#__PURE__*/ zod.lte(problemFixQuantityMax)))
})
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;
