import * as zod from 'zod/mini';
import { PaymentMethod } from './paymentMethod.ts';
import { TicketType } from './ticketType.ts';

export const paymentOptionNameMax = 100;

export const paymentOptionDescriptionMax = 300;

export const paymentOptionReasonMax = 300;



export const PaymentOption = /*#__PURE__*/ zod.object({
  "method": PaymentMethod,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentOptionNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentOptionDescriptionMax)),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentOptionReasonMax))),
  "ticketType": /*#__PURE__*/ zod.union([TicketType,/*#__PURE__*/ zod.null()])
});

export type PaymentOption = zod.input<typeof PaymentOption>;
export type PaymentOptionOutput = zod.output<typeof PaymentOption>;
