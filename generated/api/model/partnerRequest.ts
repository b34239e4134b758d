import * as zod from 'zod/mini';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const partnerRequestInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const partnerRequestKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const partnerRequestNameMax = 300;

export const partnerRequestCommentMax = 300;



export const PartnerRequest = /*#__PURE__*/ zod.object({
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerRequestInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerRequestKppRegExp))),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerRequestNameMax))),
  "comment": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerRequestCommentMax))),
  "firstName": /*#__PURE__*/ zod.exactOptional(PersonName),
  "lastName": /*#__PURE__*/ zod.exactOptional(PersonName),
  "phone": /*#__PURE__*/ zod.exactOptional(Phone)
});

export type PartnerRequest = zod.input<typeof PartnerRequest>;
export type PartnerRequestOutput = zod.output<typeof PartnerRequest>;
