import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';
import { PaymentMethod } from './paymentMethod.ts';

export const OwnDataPayment = /*#__PURE__*/ zod.object({
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "method": PaymentMethod,
  "amount": Kopecks,
  "receiptContact": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OwnDataPayment = zod.input<typeof OwnDataPayment>;
export type OwnDataPaymentOutput = zod.output<typeof OwnDataPayment>;
