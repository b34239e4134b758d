import { Text } from '@mantine/core';
import { useState } from 'react';
import { useApproveOrder } from '#generated/api/approval/approve-order.ts';
import { useDeclineOrder } from '#generated/api/approval/decline-order.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import { ApiError } from '#src/api/errors.ts';
import { fieldMessages } from '#src/api/form-rejections.ts';
import type { ApprovalOutcome } from '#src/features/orders/approval/edits/approval-cache.ts';
import { useDecisionCommentLimit } from '#src/features/orders/approval/edits/approval-comment-form.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';

const CONFLICT = 409;

export type Decision = 'approve' | 'decline';

interface DecisionDialogProps {
  approval: Approval;
  decision: Decision;
  outcome: ApprovalOutcome;
  onClose: () => void;
}

/**
 * Approves or rejects the version of the order on the screen; a rejection requires a comment. The
 * server rejects an outdated version.
 */
export function DecisionDialog({ approval, decision, outcome, onClose }: DecisionDialogProps) {
  // The page behind is updated by others; the decision is about the version seen here.
  const [{ id, version, totals, author }] = useState(approval);
  const declines = decision === 'decline';
  const limit = useDecisionCommentLimit(declines);
  const { form, drop } = useDraftedForm(
    `approval ${decision} ${id}`,
    { comment: '' },
    { comment: declines ? all(required, maxLength(limit)) : maxLength(limit) },
  );
  const mutation = {
    ...outcome.mutation,
    onSuccess: (response: Approval) => {
      drop();
      outcome.mutation.onSuccess(response);
      onClose();
    },
    // A stale version closes the dialog too: the page shows what has changed. After any other
    // failure the comment is preserved.
    onError: (error: unknown) => {
      outcome.mutation.onError(error);
      if (error instanceof ApiError && error.status === CONFLICT) onClose();
    },
  };
  const approve = useApproveOrder({ mutation });
  const decline = useDeclineOrder({ mutation });
  const send = (comment: string) =>
    declines
      ? decline.mutateAsync({ id, data: { version, comment } })
      : approve.mutateAsync({ id, data: { version, comment: comment || null } });
  const failed = approve.error ?? decline.error;
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title={declines ? 'Отклонить заказ' : 'Согласовать заказ'}
      form={form}
      onSubmit={({ comment }) => send(comment.trim())}
      pending={approve.isPending || decline.isPending}
      error={failed ? fieldMessages(failed) : null}
      submitLabel={declines ? 'Отклонить' : 'Согласовать'}
      blockedReason={
        declines && form.values.comment.trim() === ''
          ? 'Напишите, что не так: по этим словам покупатель исправит заказ.'
          : null
      }
    >
      <Text size="sm" c="dimmed">
        {author.name}, {formatMoney(totals.toPay)}
      </Text>
      <CountedTextarea
        label={declines ? 'Что не так' : 'Комментарий'}
        required={declines}
        rows={4}
        limit={limit}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
