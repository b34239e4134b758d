import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { SharedLine } from './sharedLine.ts';
import { ShareKind } from './shareKind.ts';
import { SkippedProduct } from './skippedProduct.ts';

export const sharedProductsNoteMax = 300;

export const sharedProductsLinesMax = 500;

export const sharedProductsSkippedMax = 500;



export const SharedProducts = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": ShareKind,
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sharedProductsNoteMax))),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lines": /*#__PURE__*/ zod.array(SharedLine).check(/*#__PURE__*/ zod.maxLength(sharedProductsLinesMax)),
  "skipped": /*#__PURE__*/ zod.array(SkippedProduct).check(/*#__PURE__*/ zod.maxLength(sharedProductsSkippedMax)),
  "amount": Kopecks
});

export type SharedProducts = zod.input<typeof SharedProducts>;
export type SharedProductsOutput = zod.output<typeof SharedProducts>;
