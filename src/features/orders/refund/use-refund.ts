import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OtpSent } from '#generated/api/model/otpSent.ts';
import type { RefundRequest } from '#generated/api/model/refundRequest.ts';
import { invalidateGetOrder } from '#generated/api/order/get-order.ts';
import { useResendOtp } from '#generated/api/otp/resend-otp.ts';
import { useSendOtp } from '#generated/api/otp/send-otp.ts';
import { useCreateRefundTicket } from '#generated/api/support/create-refund-ticket.ts';
import { ApiError } from '#src/api/errors.ts';
import { fieldMessages } from '#src/api/form-rejections.ts';
import { invalidateOrderLists } from '#src/features/order-parts/orders-cache.ts';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { useCountdown } from '#src/ui/kit/page/use-countdown.ts';

/** Seconds before a code may be requested again, if the server does not send them. */
const RESEND_AFTER = 60;
const SPENT = ['CodeExpired', 'TooManyAttempts'];
const CODE_REASONS = ['InvalidCode', ...SPENT];

/** The three requests of a refund and their shared state. @param onCreated gets the id of the ticket */
export function useRefund(orderID: string, onCreated: (ticketID: string) => void) {
  const client = useQueryClient();
  const [sent, setSent] = useState<OtpSent | null>(null);
  const [waiting, wait] = useCountdown();
  const receive = (response: OtpSent) => {
    setSent(response);
    wait(response.resendAfter ?? RESEND_AFTER);
  };
  const send = useSendOtp({
    mutation: { onSuccess: receive, meta: { handledStatuses: [422, 429] } },
  });
  const resend = useResendOtp({
    mutation: { onSuccess: receive, meta: { handledStatuses: [429] } },
  });
  const create = useCreateRefundTicket({
    mutation: {
      meta: {
        fieldErrors: true,
        handledReasons: CODE_REASONS,
        handledStatuses: [404, 409, 422],
      },
      onError: (error) => {
        // Another tab or the shop has changed what may be returned.
        if (conflictOf(error) !== null) void invalidateGetOrder(client, orderID);
      },
      onSuccess: ({ id }) => {
        onCreated(id);
        forgetTickets(client);
        void invalidateGetOrder(client, orderID);
        void invalidateOrderLists(client);
      },
    },
  });
  const sendFirst = useSingleRun(send.mutateAsync);
  const resendCode = useSingleRun(resend.mutateAsync);
  const submit = useSingleRun(create.mutateAsync);
  const codeRejection = rejectionOf(create.error);
  const rejected = rejectedFields(create.error);
  const needsPhone = send.error instanceof ApiError && send.error.reason === 'NoPhone';
  return {
    sent,
    waiting,
    ticket: create.data ?? null,
    /** The account has no phone that a code could be sent to. */
    needsPhone,
    /** Why the refund or the sending is not possible; the server's message. */
    problem:
      (needsPhone ? null : messageOf(send.error)) ??
      messageOf(resend.error) ??
      (rejected ? null : conflictOf(create.error)),
    /** Messages of fields that the server rejected; null when it did not. */
    rejected,
    forgetRejected: create.reset,
    codeRejection: codeRejection?.message ?? null,
    codeSpent: SPENT.includes(codeRejection?.reason ?? ''),
    sending: send.isPending,
    resending: resend.isPending,
    creating: create.isPending,
    /** Sends the first code; not while one is being sent. */
    sendCode: () => {
      if (sent) return;
      sendFirst({ data: { notificationType: 'Sms', template: 'RefundOrder' } });
    },
    resendCode: () => {
      if (!sent) return;
      create.reset();
      resendCode({ data: { operationToken: sent.operationToken } });
    },
    create: (request: RefundRequest) => submit({ data: request }),
  };
}

function rejectionOf(error: unknown): ApiError | null {
  return error instanceof ApiError && CODE_REASONS.includes(error.reason ?? '') ? error : null;
}

/** The messages by the fields of `RefundValues`. */
function rejectedFields(error: unknown): Record<string, string> | null {
  const { refundReason: reason, comment } = fieldMessages(error);
  if (reason === undefined && comment === undefined) return null;
  return { ...(reason !== undefined && { reason }), ...(comment !== undefined && { comment }) };
}

function conflictOf(error: unknown): string | null {
  // What is wrong with the code is said at its field.
  if (!(error instanceof ApiError) || rejectionOf(error)) return null;
  const isShown = [404, 409, 422].includes(error.status) || error.fieldErrors.length > 0;
  return isShown ? error.message : null;
}

function messageOf(error: unknown): string | null {
  return error instanceof ApiError && [422, 429].includes(error.status) ? error.message : null;
}
