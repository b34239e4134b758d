import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { PartnerRole } from './partnerRole.ts';

export const ownDataCompanyNameMax = 300;



export const OwnDataCompany = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ownDataCompanyNameMax)),
  "inn": /*#__PURE__*/ zod.string(),
  "role": PartnerRole
});

export type OwnDataCompany = zod.input<typeof OwnDataCompany>;
export type OwnDataCompanyOutput = zod.output<typeof OwnDataCompany>;
