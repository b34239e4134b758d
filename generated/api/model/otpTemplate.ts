import * as zod from 'zod/mini';

export const OtpTemplate = /*#__PURE__*/ zod.enum(['RefundOrder']);

export type OtpTemplate = zod.input<typeof OtpTemplate>;
export type OtpTemplateOutput = zod.output<typeof OtpTemplate>;
