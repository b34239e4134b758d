import { Alert, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { RefundCodeForm } from '#src/features/orders/refund/steps/RefundCodeForm.tsx';
import { RefundLinesForm } from '#src/features/orders/refund/steps/RefundLinesForm.tsx';
import { RefundPhoneForm } from '#src/features/orders/refund/steps/RefundPhoneForm.tsx';
import { RefundReasonForm } from '#src/features/orders/refund/steps/RefundReasonForm.tsx';
import { useCommentLimit } from '#src/features/support-parts/comment-form.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { useUnsavedChangesGuard } from '#src/ui/kit/fields/use-unsaved-changes-guard.ts';
import { ResponsiveDialog } from '#src/ui/mantine/dialogs/ResponsiveDialog.tsx';
import { UnsavedQuestion } from '#src/ui/mantine/dialogs/UnsavedQuestion.tsx';
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
import { useRefundPhotos } from './use-refund-photos.ts';
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
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const sending = useRefundPhotos();
  const refund = useRefund(order.id, (ticketID) => {
    if (photos.length > 0) sending.send({ ticketID, files: photos });
  });
  const sums = useRefundPreview(order.id, items);
  const [step, setStep] = useState<'lines' | 'reason' | 'code'>('lines');
  const isChosen = countPieces(selection) !== countPieces(initialSelection(lines));
  const isChanged = () => isChosen || photos.length > 0 || form.isDirty();
  const guard = useUnsavedChangesGuard(isChanged, onClose);
  if (refund.ticket) {
    return (
      <ResponsiveDialog opened onClose={onClose} title={receiptTitle}>
        {sending.note !== null && (
          <Text mb="sm" role="status">
            {sending.note}
          </Text>
        )}
        <TicketReceipt ticket={refund.ticket} onClose={onClose} />
      </ResponsiveDialog>
    );
  }

  const { sent, rejected } = refund;
  const isCode = step === 'code' && rejected === null;
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
        ) : isCode && sent ? (
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
        ) : isCode && refund.needsPhone ? (
          <RefundPhoneForm onSaved={refund.sendCode} onBack={toReason} />
        ) : (
          <RefundReasonForm
            order={order}
            form={form}
            amount={sums.isCurrent ? (sums.preview?.amount ?? null) : null}
            pending={refund.sending}
            rejected={rejected}
            photos={photos}
            onPhotos={setPhotos}
            onBack={() => setStep('lines')}
            onSubmit={() => {
              refund.forgetRejected();
              setStep('code');
              refund.sendCode();
            }}
          />
        )}
        {guard.confirming && <UnsavedQuestion onStay={guard.stay} onLeave={guard.leave} />}
      </Stack>
    </ResponsiveDialog>
  );
}
