import * as zod from 'zod/mini';
import { OperationToken } from './operationToken.ts';

export const OtpResendRequest = /*#__PURE__*/ zod.object({
  "operationToken": OperationToken
});

export type OtpResendRequest = zod.input<typeof OtpResendRequest>;
export type OtpResendRequestOutput = zod.output<typeof OtpResendRequest>;
