import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import { dialogFailures } from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { ChangedOrderNotice } from '#src/features/backoffice/orders/steps/ChangedOrderNotice.tsx';
import {
  REVIEW_FIRST,
  textsOf,
  undoText,
} from '#src/features/backoffice/orders/steps/order-steps.ts';
import { STEP_REASON_LIMIT } from '#src/features/backoffice/orders/steps/reason-form.ts';
import { sumsText } from '#src/features/backoffice/orders/steps/refund-text.ts';
import { useOrderStep } from '#src/features/backoffice/orders/steps/use-order-step.ts';
import { maxLength } from '#src/lib/validation.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { ReturnLine } from './ReturnLine.tsx';
import { itemsOf, type ReturnedPieces, returnableLines, withPieces } from './returned-pieces.ts';
import { useReturnPreview } from './use-return-preview.ts';

const STEP = 'ReturnPart';
const rules = { reason: maxLength(STEP_REASON_LIMIT) };

/** Takes back some pieces of an order; the server computes what goes back for them. */
export function ReturnPartDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { id, number } = order;
  const { label, title, consequence } = textsOf(STEP, order);
  const [chosen, setChosen] = useState<ReturnedPieces>(new Map());
  const { form, drop } = useDraftedForm(`staff ${STEP} ${id}`, { reason: '' }, rules);
  const close = () => {
    drop();
    onClose();
  };
  const { take, obstacle, review } = useOrderStep(order, STEP, close);
  const lines = returnableLines(order.lines);
  const items = itemsOf(chosen, lines);
  const { preview, problem } = useReturnPreview(id, items);
  const missing = items.length === 0 ? 'Выберите, что вернули.' : 'Считаем сумму…';
  return (
    <FormDialog
      opened
      onClose={close}
      title={title(number ?? id)}
      form={form}
      onSubmit={({ reason }) => {
        const note = reason.trim();
        return take.mutateAsync({ items, ...(note !== '' && { reason: note }) });
      }}
      pending={take.isPending}
      error={take.error && review === null ? dialogFailures(take.error) : null}
      submitLabel={label}
      blockedReason={
        obstacle ?? (review && REVIEW_FIRST) ?? problem ?? (preview === null ? missing : null)
      }
    >
      <Text size="sm">
        {consequence(order)} {undoText(STEP, order)}
      </Text>
      {review && <ChangedOrderNotice onReview={review} />}
      <Stack gap="sm">
        {lines.map(({ line, available }) => (
          <ReturnLine
            key={line.productID}
            line={line}
            available={available}
            pieces={Math.min(available, chosen.get(line.productID) ?? 0)}
            onChange={(pieces) => setChosen(withPieces(chosen, line.productID, pieces))}
          />
        ))}
      </Stack>
      {preview && (
        <Text fw={600} role="status">
          {order.paymentStatus === 'NotPaid' ? 'К\u00A0оплате меньше на' : 'Вернётся'}{' '}
          {sumsText(preview.amount, preview.bonus)}
        </Text>
      )}
      <CountedTextarea
        label="Пояснение – это прочитает покупатель"
        limit={STEP_REASON_LIMIT}
        rows={2}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
