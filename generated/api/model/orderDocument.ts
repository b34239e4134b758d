import * as zod from 'zod/mini';
import { FinDocument } from './finDocument.ts';

export const orderDocumentNumberMax = 30;



export const OrderDocument = /*#__PURE__*/ zod.object({
  "kind": FinDocument,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDocumentNumberMax)),
  "issuedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type OrderDocument = zod.input<typeof OrderDocument>;
export type OrderDocumentOutput = zod.output<typeof OrderDocument>;
