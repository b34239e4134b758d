import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { moneyBackText } from '#src/features/orders/payment/money-back.ts';
import { type RefundValues, refundReasons } from '#src/features/orders/refund/refund-form.ts';
import type { RefundedOrder } from '#src/features/orders/refund/refunded-order.ts';
import { useCommentLimit } from '#src/features/support-parts/comment-form.ts';
import { FilesField } from '#src/features/support-parts/files/FilesField.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { focusFirstError } from '#src/ui/kit/fields/focus-first-error.ts';
import { useServerFieldErrors } from '#src/ui/kit/fields/use-server-field-errors.ts';
import { DialogActions } from '#src/ui/mantine/dialogs/DialogActions.tsx';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { RadioField } from '#src/ui/mantine/fields/RadioField.tsx';

interface RefundReasonFormProps {
  order: RefundedOrder;
  form: UseFormReturnType<RefundValues>;
  /** Kopecks that come back; null while unknown. */
  amount: number | null;
  pending: boolean;
  /** Messages of fields that the server rejected; null when it did not. */
  rejected: Readonly<Record<string, string>> | null;
  /** The photos to send with the ticket. */
  photos: readonly File[];
  onPhotos: (photos: readonly File[]) => void;
  /** Requests the code. */
  onSubmit: () => void;
  /** To what is returned. */
  onBack: () => void;
}

/** Second step: reason and comment. */
export function RefundReasonForm(props: RefundReasonFormProps) {
  const { order, form, amount, pending, onSubmit, onBack } = props;
  useServerFieldErrors(form, props.rejected);
  const limit = useCommentLimit();
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit, focusFirstError(form))}>
      <Stack gap="md">
        {amount !== null && <Text>{moneyBackText(order, amount)}</Text>}
        <RadioField
          label="Причина возврата"
          required
          choices={refundReasons}
          value={form.values.reason}
          onChange={(reason) => form.setFieldValue('reason', reason)}
          error={form.errors.reason}
          path="reason"
        />
        <CountedTextarea
          label="Что случилось"
          required
          rows={4}
          limit={limit}
          {...form.getInputProps('comment')}
        />
        <FilesField
          label="Фото товара"
          files={props.photos}
          onChange={props.onPhotos}
          sent={null}
          rejections={new Map()}
        />
        <DialogActions>
          <Button variant="default" onClick={onBack} disabled={pending}>
            Назад
          </Button>
          <Button type="submit" loading={pending}>
            Отправить код
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
