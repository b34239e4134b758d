import * as zod from 'zod/mini';
import { OperationToken } from './operationToken.ts';
import { OtpCode } from './otpCode.ts';

export const OtpConfirmation = /*#__PURE__*/ zod.object({
  "operationToken": OperationToken,
  "code": OtpCode
});

export type OtpConfirmation = zod.input<typeof OtpConfirmation>;
export type OtpConfirmationOutput = zod.output<typeof OtpConfirmation>;
