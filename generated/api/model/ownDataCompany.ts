import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { PartnerRole } from './partnerRole.ts';

export const ownDataCompanyNameMax = 300;



export const OwnDataCompany = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ownDataCompanyNameMax)),
  "inn": /*#__PURE__*/ zod.string(),
  "role": PartnerRole,
  "position": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "calendarCreatedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type OwnDataCompany = zod.input<typeof OwnDataCompany>;
export type OwnDataCompanyOutput = zod.output<typeof OwnDataCompany>;
