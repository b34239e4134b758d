import * as zod from 'zod/mini';
import { PartnerAction } from './partnerAction.ts';

export const deniedPartnerActionReasonMax = 2000;



export const DeniedPartnerAction = /*#__PURE__*/ zod.object({
  "action": PartnerAction,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deniedPartnerActionReasonMax))
});

export type DeniedPartnerAction = zod.input<typeof DeniedPartnerAction>;
export type DeniedPartnerActionOutput = zod.output<typeof DeniedPartnerAction>;
