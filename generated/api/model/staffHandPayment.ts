import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const staffHandPaymentMarkedByMax = 302;



export const StaffHandPayment = /*#__PURE__*/ zod.object({
  "amount": Kopecks,
  "markedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffHandPaymentMarkedByMax)))
});

export type StaffHandPayment = zod.input<typeof StaffHandPayment>;
export type StaffHandPaymentOutput = zod.output<typeof StaffHandPayment>;
