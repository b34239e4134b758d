import * as zod from 'zod/mini';
import { ProductDocumentKind } from './productDocumentKind.ts';

export const productDocumentTitleMax = 500;

export const productDocumentNumberMax = 100;

export const productDocumentUrlMax = 2048;



export const ProductDocument = /*#__PURE__*/ zod.object({
  "kind": ProductDocumentKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productDocumentTitleMax)),
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productDocumentNumberMax)),
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productDocumentUrlMax))
});

export type ProductDocument = zod.input<typeof ProductDocument>;
export type ProductDocumentOutput = zod.output<typeof ProductDocument>;
