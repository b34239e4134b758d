import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ProductDocument } from './productDocument.ts';

export const orderProductCertificatesNameMax = 500;

export const orderProductCertificatesVendorCodeMax = 100;

export const orderProductCertificatesDocumentsMax = 50;



export const OrderProductCertificates = /*#__PURE__*/ zod.object({
  "productID": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderProductCertificatesNameMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProductCertificatesVendorCodeMax)),
  "documents": /*#__PURE__*/ zod.array(ProductDocument).check(/*#__PURE__*/ zod.maxLength(orderProductCertificatesDocumentsMax))
});

export type OrderProductCertificates = zod.input<typeof OrderProductCertificates>;
export type OrderProductCertificatesOutput = zod.output<typeof OrderProductCertificates>;
