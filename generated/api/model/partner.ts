import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const partnerNameMax = 300;

export const partnerInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const partnerKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');


export const Partner = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerKppRegExp)))
});

export type Partner = zod.input<typeof Partner>;
export type PartnerOutput = zod.output<typeof Partner>;
