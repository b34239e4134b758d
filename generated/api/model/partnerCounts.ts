import * as zod from 'zod/mini';

export const partnerCountsContractsMin = 0;

export const partnerCountsAddressesMin = 0;

export const partnerCountsRecipientsMin = 0;

export const partnerCountsEmployeesMin = 0;

export const partnerCountsApproversMin = 0;

export const partnerCountsFinDocsRecipientsMin = 0;

export const partnerCountsTagsMin = 0;



export const PartnerCounts = /*#__PURE__*/ zod.object({
  "contracts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerCountsContractsMin)),
  "addresses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerCountsAddressesMin)),
  "recipients": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerCountsRecipientsMin)),
  "employees": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerCountsEmployeesMin)),
  "approvers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerCountsApproversMin)),
  "finDocsRecipients": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerCountsFinDocsRecipientsMin)),
  "tags": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerCountsTagsMin))
});

export type PartnerCounts = zod.input<typeof PartnerCounts>;
export type PartnerCountsOutput = zod.output<typeof PartnerCounts>;
