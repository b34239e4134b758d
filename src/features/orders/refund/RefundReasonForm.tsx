import { Group, Radio, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useCommentLimit } from '#src/features/support-parts/comment-form.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { CountedTextarea } from '#src/ui/mantine/CountedTextarea.tsx';
import { type RefundValues, readReason, refundReasons } from './refund-form.ts';

interface RefundReasonFormProps {
  form: UseFormReturnType<RefundValues>;
  /** Kopecks that come back; null while unknown. */
  amount: number | null;
  pending: boolean;
  /** Requests the code. */
  onSubmit: () => void;
  /** To what is returned. */
  onBack: () => void;
}

/** Second step: reason and comment. */
export function RefundReasonForm(props: RefundReasonFormProps) {
  const { form, amount, pending, onSubmit, onBack } = props;
  const limit = useCommentLimit();
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit)}>
      <Stack gap="md">
        {amount !== null && <Text>Вернём {formatMoney(amount)}</Text>}
        <Radio.Group
          label="Причина возврата"
          required
          value={form.values.reason}
          onChange={(value) => form.setFieldValue('reason', readReason(value))}
          error={form.errors.reason}
        >
          <Stack gap="xs" mt="xs">
            {Object.entries(refundReasons).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        <CountedTextarea
          label="Что случилось"
          required
          rows={4}
          limit={limit}
          {...form.getInputProps('comment')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onBack} disabled={pending}>
            Назад
          </Button>
          <Button type="submit" loading={pending}>
            Отправить код
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
