import * as zod from 'zod/mini';
import { AnalyticChoice } from './analyticChoice.ts';
import { AnalyticStatusChoice } from './analyticStatusChoice.ts';

export const analyticChoicesCustomersMax = 50;

export const analyticChoicesBuyersMax = 100;

export const analyticChoicesTagsMax = 100;

export const analyticChoicesCategoriesMax = 100;

export const analyticChoicesBrandsMax = 100;

export const analyticChoicesStatusesMax = 16;



export const AnalyticChoices = /*#__PURE__*/ zod.object({
  "customers": /*#__PURE__*/ zod.array(AnalyticChoice).check(/*#__PURE__*/ zod.maxLength(analyticChoicesCustomersMax)),
  "buyers": /*#__PURE__*/ zod.array(AnalyticChoice).check(/*#__PURE__*/ zod.maxLength(analyticChoicesBuyersMax)),
  "tags": /*#__PURE__*/ zod.array(AnalyticChoice).check(/*#__PURE__*/ zod.maxLength(analyticChoicesTagsMax)),
  "categories": /*#__PURE__*/ zod.array(AnalyticChoice).check(/*#__PURE__*/ zod.maxLength(analyticChoicesCategoriesMax)),
  "brands": /*#__PURE__*/ zod.array(AnalyticChoice).check(/*#__PURE__*/ zod.maxLength(analyticChoicesBrandsMax)),
  "statuses": /*#__PURE__*/ zod.array(AnalyticStatusChoice).check(/*#__PURE__*/ zod.maxLength(analyticChoicesStatusesMax))
});

export type AnalyticChoices = zod.input<typeof AnalyticChoices>;
export type AnalyticChoicesOutput = zod.output<typeof AnalyticChoices>;
