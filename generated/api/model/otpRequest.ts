import * as zod from 'zod/mini';
import { OtpNotificationType } from './otpNotificationType.ts';
import { OtpTemplate } from './otpTemplate.ts';

export const OtpRequest = /*#__PURE__*/ zod.object({
  "notificationType": OtpNotificationType,
  "template": OtpTemplate
});

export type OtpRequest = zod.input<typeof OtpRequest>;
export type OtpRequestOutput = zod.output<typeof OtpRequest>;
