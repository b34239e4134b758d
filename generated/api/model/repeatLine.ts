import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { Picture } from './picture.ts';
import { RepeatOutcome } from './repeatOutcome.ts';

export const repeatLineNameMax = 500;

export const repeatLineSlugMax = 300;

export const repeatLineRequestedMax = 9999;

export const repeatLineQuantityMin = 0;
export const repeatLineQuantityMax = 9999;

export const repeatLineMessageMax = 300;



export const RepeatLine = /*#__PURE__*/ zod.object({
  "productID": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(repeatLineNameMax)),
  "slug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(repeatLineSlugMax))),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "outcome": RepeatOutcome,
  "requested": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(repeatLineRequestedMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(repeatLineQuantityMin)).check(/*#__PURE__*/ zod.lte(repeatLineQuantityMax)),
  "price": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(repeatLineMessageMax)))
});

export type RepeatLine = zod.input<typeof RepeatLine>;
export type RepeatLineOutput = zod.output<typeof RepeatLine>;
