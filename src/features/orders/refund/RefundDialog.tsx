import { Alert, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { useUnsavedChangesGuard } from '#src/ui/kit/fields/use-unsaved-changes-guard.ts';
import { ResponsiveDialog } from '#src/ui/mantine/ResponsiveDialog.tsx';
import { UnsavedQuestion } from '#src/ui/mantine/UnsavedQuestion.tsx';
import { RefundCodeForm } from './RefundCodeForm.tsx';
import { RefundPhoneForm } from './RefundPhoneForm.tsx';
import { RefundReasonForm } from './RefundReasonForm.tsx';
import { emptyRefund, refundRules } from './refund-form.ts';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  order: { id: string; number: string | null };
  onClose: () => void;
}

/** Returns an order: reason, code from the message, and the resulting ticket. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const form = useForm({ initialValues: emptyRefund, validate: refundRules });
  const refund = useRefund(order.id);
  const [confirming, setConfirming] = useState(false);
  const guard = useUnsavedChangesGuard(() => form.isDirty(), onClose);
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
    });
  };
  return (
    <ResponsiveDialog
      opened
      onClose={guard.tryToClose}
      title={order.number ? `Возврат заказа ${order.number}` : 'Возврат заказа'}
    >
      <Stack gap="md">
        {refund.problem !== null && (
          <Alert color="red" variant="light" role="alert">
            {refund.problem}
          </Alert>
        )}
        {confirming && sent ? (
          <RefundCodeForm
            sent={sent}
            rejection={refund.codeRejection}
            spent={refund.codeSpent}
            waiting={refund.waiting}
            pending={refund.creating}
            resending={refund.resending}
            onSubmit={submit}
            onResend={refund.resendCode}
            onBack={() => setConfirming(false)}
          />
        ) : confirming && refund.needsPhone ? (
          <RefundPhoneForm onSaved={refund.sendCode} onBack={() => setConfirming(false)} />
        ) : (
          <RefundReasonForm
            form={form}
            pending={refund.sending}
            onCancel={guard.tryToClose}
            onSubmit={() => {
              setConfirming(true);
              refund.sendCode();
            }}
          />
        )}
        {guard.asking && <UnsavedQuestion onStay={guard.stay} onLeave={guard.leave} />}
      </Stack>
    </ResponsiveDialog>
  );
}
