import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import { resendCode, sendCode } from './send-code.ts';

export const otpHandlers = {
  // The contract has one channel, so `notificationType` is not used yet.
  sendOtp: (request, context) =>
    withIdempotency(context, 'sendOtp', request, async (tx) => {
      const { userID } = requireSession(context);
      const body = await sendCode(tx, userID, request.body.template, context.now());
      return { status: 201, body };
    }),

  resendOtp: (request, context) =>
    withIdempotency(context, 'resendOtp', request, async (tx) => {
      const { userID } = requireSession(context);
      const body = await resendCode(tx, userID, request.body.operationToken, context.now());
      return { status: 201, body };
    }),
} satisfies Partial<Handlers>;
