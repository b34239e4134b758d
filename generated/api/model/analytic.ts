import * as zod from 'zod/mini';
import { AnalyticChoices } from './analyticChoices.ts';
import { AnalyticItem } from './analyticItem.ts';
import { AnalyticPoint } from './analyticPoint.ts';
import { AnalyticPrevious } from './analyticPrevious.ts';
import { AnalyticShare } from './analyticShare.ts';
import { AnalyticTotals } from './analyticTotals.ts';
import { Paging } from './paging.ts';

export const analyticPointsMax = 400;

export const analyticCategoriesMax = 20;

export const analyticBrandsMax = 20;

export const analyticCustomersMax = 50;

export const analyticBuyersMax = 50;

export const analyticTagsMax = 50;

export const analyticItemsMax = 100;



export const Analytic = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date(),
  "to": /*#__PURE__*/ zod.iso.date(),
  "totals": AnalyticTotals,
  "previous": AnalyticPrevious,
  "points": /*#__PURE__*/ zod.array(AnalyticPoint).check(/*#__PURE__*/ zod.maxLength(analyticPointsMax)),
  "categories": /*#__PURE__*/ zod.array(AnalyticShare).check(/*#__PURE__*/ zod.maxLength(analyticCategoriesMax)),
  "brands": /*#__PURE__*/ zod.array(AnalyticShare).check(/*#__PURE__*/ zod.maxLength(analyticBrandsMax)),
  "customers": /*#__PURE__*/ zod.array(AnalyticShare).check(/*#__PURE__*/ zod.maxLength(analyticCustomersMax)),
  "buyers": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(AnalyticShare).check(/*#__PURE__*/ zod.maxLength(analyticBuyersMax))),
  "tags": /*#__PURE__*/ zod.array(AnalyticShare).check(/*#__PURE__*/ zod.maxLength(analyticTagsMax)),
  "choices": AnalyticChoices,
  "items": /*#__PURE__*/ zod.array(AnalyticItem).check(/*#__PURE__*/ zod.maxLength(analyticItemsMax)),
  "paging": Paging
});

export type Analytic = zod.input<typeof Analytic>;
export type AnalyticOutput = zod.output<typeof Analytic>;
