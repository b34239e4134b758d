import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { OrganizationStatus } from './organizationStatus.ts';
import { PartnerKind } from './partnerKind.ts';

export const partnerSuggestionNameMax = 300;

export const partnerSuggestionFullNameMax = 500;

export const partnerSuggestionInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const partnerSuggestionKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const partnerSuggestionOgrnRegExp = new RegExp('^(\\d{13}|\\d{15})$');
export const partnerSuggestionAddressMax = 500;

export const partnerSuggestionDirectorMax = 300;

export const partnerSuggestionReasonMax = 300;



export const PartnerSuggestion = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerSuggestionNameMax)),
  "fullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerSuggestionFullNameMax)),
  "kind": PartnerKind,
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerSuggestionInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerSuggestionKppRegExp))),
  "ogrn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerSuggestionOgrnRegExp))),
  "address": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerSuggestionAddressMax))),
  "director": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerSuggestionDirectorMax))),
  "status": OrganizationStatus,
  "registered": /*#__PURE__*/ zod.boolean(),
  "partnerID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerSuggestionReasonMax)))
});

export type PartnerSuggestion = zod.input<typeof PartnerSuggestion>;
export type PartnerSuggestionOutput = zod.output<typeof PartnerSuggestion>;
