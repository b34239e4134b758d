import * as zod from 'zod/mini';
import { OperationToken } from './operationToken.ts';

export const otpSentEndPointMax = 100;

export const otpSentResendAfterMin = 0;
export const otpSentResendAfterMax = 3600;

export const otpSentExpiresInMax = 86400;

export const otpSentCodeLengthMin = 4;
export const otpSentCodeLengthMax = 8;



export const OtpSent = /*#__PURE__*/ zod.object({
  "operationToken": OperationToken,
  "endPoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(otpSentEndPointMax)),
  "resendAfter": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(otpSentResendAfterMin)).check(/*#__PURE__*/ zod.lte(otpSentResendAfterMax))),
  "expiresIn": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(otpSentExpiresInMax))),
  "codeLength": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(otpSentCodeLengthMin)).check(/*#__PURE__*/ zod.lte(otpSentCodeLengthMax)))
});

export type OtpSent = zod.input<typeof OtpSent>;
export type OtpSentOutput = zod.output<typeof OtpSent>;
