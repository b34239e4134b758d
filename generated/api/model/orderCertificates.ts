import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { OrderProductCertificates } from './orderProductCertificates.ts';

export const orderCertificatesItemsMax = 1000;

export const orderCertificatesArchiveURLMax = 2048;



export const OrderCertificates = /*#__PURE__*/ zod.object({
  "orderID": Id,
  "items": /*#__PURE__*/ zod.array(OrderProductCertificates).check(/*#__PURE__*/ zod.maxLength(orderCertificatesItemsMax)),
  "archiveURL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCertificatesArchiveURLMax)))
});

export type OrderCertificates = zod.input<typeof OrderCertificates>;
export type OrderCertificatesOutput = zod.output<typeof OrderCertificates>;
