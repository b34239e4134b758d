import * as zod from 'zod/mini';

export const invitingCompanyNameMax = 300;

export const invitingCompanyInnMin = 10;
export const invitingCompanyInnMax = 12;

export const invitingCompanyKppMax = 9;



export const InvitingCompany = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitingCompanyNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(invitingCompanyInnMin)).check(/*#__PURE__*/ zod.maxLength(invitingCompanyInnMax)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitingCompanyKppMax)))
});

export type InvitingCompany = zod.input<typeof InvitingCompany>;
export type InvitingCompanyOutput = zod.output<typeof InvitingCompany>;
