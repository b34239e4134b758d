import * as zod from 'zod/mini';
import { Grams } from './grams.ts';
import { Kopecks } from './kopecks.ts';
import { VatShare } from './vatShare.ts';

export const totalsVatMax = 10;

export const totalsItemCountMin = 0;

export const totalsQuantityMin = 0;



export const Totals = /*#__PURE__*/ zod.object({
  "goods": Kopecks,
  "discount": Kopecks,
  "delivery": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "promo": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "bonus": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "toPay": Kopecks,
  "vat": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(VatShare).check(/*#__PURE__*/ zod.maxLength(totalsVatMax))),
  "weight": Grams,
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(totalsItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(totalsQuantityMin))
});

export type Totals = zod.input<typeof Totals>;
export type TotalsOutput = zod.output<typeof Totals>;
