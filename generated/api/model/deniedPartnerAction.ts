import * as zod from 'zod/mini';

export const deniedPartnerActionReasonMax = 2000;



export const DeniedPartnerAction = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['ManageApprovers', 'ManageEmployees', 'ManageFinDocsRecipients', 'ChangeDefaultContract', 'RequestTradingAccess', 'ConnectEDO']),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deniedPartnerActionReasonMax))
});

export type DeniedPartnerAction = zod.input<typeof DeniedPartnerAction>;
export type DeniedPartnerActionOutput = zod.output<typeof DeniedPartnerAction>;
