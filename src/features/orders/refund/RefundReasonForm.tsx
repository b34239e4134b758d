import { Group, Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { CountedTextarea } from '#src/ui/mantine/CountedTextarea.tsx';
import { COMMENT_LIMIT, type RefundValues, readReason, refundReasons } from './refund-form.ts';

interface RefundReasonFormProps {
  form: UseFormReturnType<RefundValues>;
  pending: boolean;
  /** Requests the code. */
  onSubmit: () => void;
  onCancel: () => void;
}

/** First step: reason and comment. */
export function RefundReasonForm({ form, pending, onSubmit, onCancel }: RefundReasonFormProps) {
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit)}>
      <Stack gap="md">
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
          limit={COMMENT_LIMIT}
          {...form.getInputProps('comment')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel} disabled={pending}>
            Отмена
          </Button>
          <Button type="submit" loading={pending}>
            Отправить код
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
