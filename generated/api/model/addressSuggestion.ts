import * as zod from 'zod/mini';

export const addressSuggestionValueMax = 500;

export const addressSuggestionRegionMax = 100;

export const addressSuggestionCityMax = 100;

export const addressSuggestionStreetMax = 200;

export const addressSuggestionHouseMax = 20;

export const addressSuggestionPostalCodeRegExp = new RegExp('^\\d{6}$');


export const AddressSuggestion = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressSuggestionValueMax)),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressSuggestionRegionMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressSuggestionCityMax)),
  "street": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressSuggestionStreetMax))),
  "house": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressSuggestionHouseMax))),
  "postalCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addressSuggestionPostalCodeRegExp))),
  "complete": /*#__PURE__*/ zod.boolean()
});

export type AddressSuggestion = zod.input<typeof AddressSuggestion>;
export type AddressSuggestionOutput = zod.output<typeof AddressSuggestion>;
