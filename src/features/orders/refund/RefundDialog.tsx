import { Alert, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useCommentLimit } from '#src/features/support-parts/comment-form.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { useUnsavedChangesGuard } from '#src/ui/kit/fields/use-unsaved-changes-guard.ts';
import { ResponsiveDialog } from '#src/ui/mantine/ResponsiveDialog.tsx';
import { UnsavedQuestion } from '#src/ui/mantine/UnsavedQuestion.tsx';
import { RefundCodeForm } from './RefundCodeForm.tsx';
import { RefundLinesForm } from './RefundLinesForm.tsx';
import { RefundPhoneForm } from './RefundPhoneForm.tsx';
import { RefundReasonForm } from './RefundReasonForm.tsx';
import { emptyRefund, refundRules } from './refund-form.ts';
import {
  countPieces,
  initialSelection,
  itemsOf,
  possibleOf,
  returnableLines,
} from './refund-selection.ts';
import type { RefundedOrder } from './refunded-order.ts';
import { useRefund } from './use-refund.ts';
import { useRefundPreview } from './use-refund-preview.ts';

interface RefundDialogProps {
  order: RefundedOrder;
  onClose: () => void;
}

/** Returns an order or a part of it: what, why, code from the message, and the resulting ticket. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const lines = returnableLines(order.items);
  const form = useForm({ initialValues: emptyRefund, validate: refundRules(useCommentLimit()) });
  const [chosen, choose] = useState(() => initialSelection(lines));
  // Another tab may have returned some of it.
  const selection = possibleOf(chosen, lines);
  const items = itemsOf(selection, lines);
  const refund = useRefund(order.id);
  const sums = useRefundPreview(order.id, items);
  const [step, setStep] = useState<'lines' | 'reason' | 'code'>('lines');
  const isChosen = countPieces(selection) !== countPieces(initialSelection(lines));
  const guard = useUnsavedChangesGuard(() => isChosen || form.isDirty(), onClose);
  if (refund.ticket) {
    return (
      <ResponsiveDialog opened onClose={onClose} title={receiptTitle}>
        <TicketReceipt ticket={refund.ticket} onClose={onClose} />
      </ResponsiveDialog>
    );
  }

  const { sent } = refund;
  const submit = (code: string) => {
    const { reason, comment } = form.values;
    if (reason === '' || !sent) return;
    refund.create({
      orderID: order.id,
      comment: comment.trim(),
      refundReason: reason,
      otpConfirm: { operationToken: sent.operationToken, code },
      ...(items && { items }),
    });
  };
  const toReason = () => setStep('reason');
  return (
    <ResponsiveDialog opened size="md" onClose={guard.tryToClose} title="Возврат товаров">
      <Stack gap="md">
        {refund.problem !== null && (
          <Alert color="red" variant="light" role="alert">
            {refund.problem}
          </Alert>
        )}
        {step === 'lines' ? (
          <RefundLinesForm
            order={order}
            lines={lines}
            selection={selection}
            sums={sums}
            onChange={choose}
            onSubmit={toReason}
            onCancel={guard.tryToClose}
          />
        ) : step === 'code' && sent ? (
          <RefundCodeForm
            sent={sent}
            rejection={refund.codeRejection}
            spent={refund.codeSpent}
            waiting={refund.waiting}
            pending={refund.creating}
            resending={refund.resending}
            onSubmit={submit}
            onResend={refund.resendCode}
            onBack={toReason}
          />
        ) : step === 'code' && refund.needsPhone ? (
          <RefundPhoneForm onSaved={refund.sendCode} onBack={toReason} />
        ) : (
          <RefundReasonForm
            form={form}
            amount={sums.isCurrent ? (sums.preview?.amount ?? null) : null}
            pending={refund.sending}
            onBack={() => setStep('lines')}
            onSubmit={() => {
              setStep('code');
              refund.sendCode();
            }}
          />
        )}
        {guard.asking && <UnsavedQuestion onStay={guard.stay} onLeave={guard.leave} />}
      </Stack>
    </ResponsiveDialog>
  );
}
