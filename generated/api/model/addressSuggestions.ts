import * as zod from 'zod/mini';
import { AddressSuggestion } from './addressSuggestion.ts';

export const addressSuggestionsItemsMax = 20;



export const AddressSuggestions = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(AddressSuggestion).check(/*#__PURE__*/ zod.maxLength(addressSuggestionsItemsMax))
});

export type AddressSuggestions = zod.input<typeof AddressSuggestions>;
export type AddressSuggestionsOutput = zod.output<typeof AddressSuggestions>;
