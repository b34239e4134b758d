import { Text } from '@mantine/core';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { dialogFailures } from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { ChangedOrderNotice } from './ChangedOrderNotice.tsx';
import { REVIEW_FIRST, textsOf, undoText } from './order-steps.ts';
import { reasonRules, STEP_REASON_LIMIT } from './reason-form.ts';
import { useOrderStep } from './use-order-step.ts';

/** Steps whose reason the buyer reads in the history of the order. */
export type ReasonStep = Extract<StaffOrderStep, 'Cancel' | 'Decline' | 'Unpay'>;

const reasonLabels: Readonly<Record<ReasonStep, string>> = {
  Cancel: 'Почему отменяем – это прочитает покупатель',
  Decline: 'Почему отказываем – это прочитает покупатель',
  Unpay: 'Почему снимаем – это прочитает покупатель',
};

interface DialogProps {
  order: StaffOrder;
  step: ReasonStep;
  onClose: () => void;
}

/** A step of an order that needs a reason. */
export function ReasonStepDialog({ order, step, onClose }: DialogProps) {
  const { id, number } = order;
  const { label, title, consequence } = textsOf(step, order);
  const { form, drop } = useDraftedForm(`staff ${step} ${id}`, { reason: '' }, reasonRules);
  const { take, obstacle, review } = useOrderStep(order, step, () => {
    drop();
    onClose();
  });
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title={title(number ?? id)}
      form={form}
      onSubmit={({ reason }) => take.mutateAsync({ reason: reason.trim() })}
      pending={take.isPending}
      error={take.error && review === null ? dialogFailures(take.error) : null}
      submitLabel={label}
      blockedReason={obstacle ?? (review && REVIEW_FIRST)}
    >
      <Text size="sm">
        {consequence(order)} {undoText(step, order)}
      </Text>
      {review && <ChangedOrderNotice onReview={review} />}
      <CountedTextarea
        label={reasonLabels[step]}
        required
        data-autofocus
        limit={STEP_REASON_LIMIT}
        rows={3}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
