import * as zod from 'zod/mini';
import { ProductCard } from './productCard.ts';
import { RepeatOutcome } from './repeatOutcome.ts';

export const sharedLineRequestedMax = 9999;

export const sharedLineQuantityMin = 0;
export const sharedLineQuantityMax = 9999;

export const sharedLineMessageMax = 300;



export const SharedLine = /*#__PURE__*/ zod.object({
  "product": ProductCard,
  "requested": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(sharedLineRequestedMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sharedLineQuantityMin)).check(/*#__PURE__*/ zod.lte(sharedLineQuantityMax)),
  "outcome": RepeatOutcome,
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sharedLineMessageMax)))
});

export type SharedLine = zod.input<typeof SharedLine>;
export type SharedLineOutput = zod.output<typeof SharedLine>;
