import * as zod from 'zod/mini';

export const OtpNotificationType = /*#__PURE__*/ zod.enum(['Sms']);

export type OtpNotificationType = zod.input<typeof OtpNotificationType>;
export type OtpNotificationTypeOutput = zod.output<typeof OtpNotificationType>;
