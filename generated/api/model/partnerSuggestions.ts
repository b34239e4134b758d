import * as zod from 'zod/mini';
import { PartnerSuggestion } from './partnerSuggestion.ts';

export const partnerSuggestionsItemsMax = 20;



export const PartnerSuggestions = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(PartnerSuggestion).check(/*#__PURE__*/ zod.maxLength(partnerSuggestionsItemsMax))
});

export type PartnerSuggestions = zod.input<typeof PartnerSuggestions>;
export type PartnerSuggestionsOutput = zod.output<typeof PartnerSuggestions>;
