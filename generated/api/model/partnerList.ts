import * as zod from 'zod/mini';
import { PartnerSummary } from './partnerSummary.ts';

export const partnerListItemsMax = 1000;



export const PartnerList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(PartnerSummary).check(/*#__PURE__*/ zod.maxLength(partnerListItemsMax))
});

export type PartnerList = zod.input<typeof PartnerList>;
export type PartnerListOutput = zod.output<typeof PartnerList>;
