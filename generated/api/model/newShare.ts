import * as zod from 'zod/mini';
import { ShareKind } from './shareKind.ts';
import { ShareProduct } from './shareProduct.ts';

export const newShareProductsMax = 500;

export const newShareNoteMax = 300;



export const NewShare = /*#__PURE__*/ zod.object({
  "kind": ShareKind,
  "products": /*#__PURE__*/ zod.array(ShareProduct).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newShareProductsMax)),
  "note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newShareNoteMax)))
});

export type NewShare = zod.input<typeof NewShare>;
export type NewShareOutput = zod.output<typeof NewShare>;
