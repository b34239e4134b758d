import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { PaymentState } from './paymentState.ts';

export const onlinePaymentUrlMax = 2048;

export const onlinePaymentQrMax = 2048;



export const OnlinePayment = /*#__PURE__*/ zod.object({
  "id": Id,
  "orderID": Id,
  "state": PaymentState,
  "amount": Kopecks,
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(onlinePaymentUrlMax)),
  "qr": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(onlinePaymentQrMax))),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type OnlinePayment = zod.input<typeof OnlinePayment>;
export type OnlinePaymentOutput = zod.output<typeof OnlinePayment>;
