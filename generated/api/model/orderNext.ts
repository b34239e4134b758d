import * as zod from 'zod/mini';
import { OrderActor } from './orderActor.ts';

export const orderNextTitleMax = 200;



export const OrderNext = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderNextTitleMax)),
  "awaited": /*#__PURE__*/ zod.union([OrderActor,/*#__PURE__*/ zod.null()]),
  "expectedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type OrderNext = zod.input<typeof OrderNext>;
export type OrderNextOutput = zod.output<typeof OrderNext>;
