import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const orderReferenceNumberMax = 30;



export const OrderReference = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderReferenceNumberMax)))
});

export type OrderReference = zod.input<typeof OrderReference>;
export type OrderReferenceOutput = zod.output<typeof OrderReference>;
