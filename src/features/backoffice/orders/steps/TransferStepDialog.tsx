import { Text, TextInput } from '@mantine/core';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { dialogFailures } from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { DayField } from '#src/ui/mantine/fields/DayField.tsx';
import { ChangedOrderNotice } from './ChangedOrderNotice.tsx';
import { REVIEW_FIRST, textsOf, undoText } from './order-steps.ts';
import { emptyTransfer, toDocument, transferErrors, transferRules } from './transfer-form.ts';
import { useOrderStep } from './use-order-step.ts';

/** The first day that the calendar offers. */
const FIRST_DAY = '2020-01-01';

interface DialogProps {
  order: StaffOrder;
  step: Extract<StaffOrderStep, 'Pay' | 'GiveBack'>;
  onClose: () => void;
}

/** A step that records money with its document: its number, its day and its sum. */
export function TransferStepDialog({ order, step, onClose }: DialogProps) {
  const { id, number } = order;
  const { label, title, consequence } = textsOf(step, order);
  const { form, drop } = useDraftedForm(`staff ${step} ${id}`, emptyTransfer, transferRules);
  const close = () => {
    drop();
    onClose();
  };
  const { take, obstacle, review } = useOrderStep(order, step, close);
  return (
    <FormDialog
      opened
      onClose={close}
      title={title(number ?? id)}
      form={form}
      onSubmit={(values) => take.mutateAsync({ transfer: toDocument(values) })}
      pending={take.isPending}
      error={take.error && review === null ? transferErrors(dialogFailures(take.error)) : null}
      submitLabel={label}
      blockedReason={obstacle ?? (review && REVIEW_FIRST)}
    >
      <Text size="sm">
        {consequence(order)} {undoText(step, order)}
      </Text>
      {review && <ChangedOrderNotice onReview={review} />}
      <TextInput
        label="Номер платёжного поручения"
        description={
          step === 'GiveBack' ? 'Для наличных – расходного кассового ордера: «РКО-8»' : null
        }
        required
        data-autofocus
        {...form.getInputProps('number')}
      />
      <DayField
        label="Дата"
        required
        first={FIRST_DAY}
        last={moscowDay(new Date())}
        {...form.getInputProps('day')}
      />
      <TextInput label="Сумма, ₽" required inputMode="decimal" {...form.getInputProps('amount')} />
    </FormDialog>
  );
}
