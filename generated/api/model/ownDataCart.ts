import * as zod from 'zod/mini';
import { OwnDataPieces } from './ownDataPieces.ts';

export const ownDataCartItemsMax = 10000;

export const ownDataCartPromoCodesMax = 10000;



export const OwnDataCart = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(OwnDataPieces).check(/*#__PURE__*/ zod.maxLength(ownDataCartItemsMax)),
  "promoCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(ownDataCartPromoCodesMax))
});

export type OwnDataCart = zod.input<typeof OwnDataCart>;
export type OwnDataCartOutput = zod.output<typeof OwnDataCart>;
