import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { COMMENT_LIMIT, type RefundValues, readReason, refundReasons } from './refund-form.ts';

interface RefundReasonFormProps {
  form: UseFormReturnType<RefundValues>;
  pending: boolean;
  /** Asks for the code. */
  onSubmit: () => void;
  onCancel: () => void;
}

/** First stage: why, and in one's own words. */
export function RefundReasonForm({ form, pending, onSubmit, onCancel }: RefundReasonFormProps) {
  const { reason, comment } = form.values;
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit)}>
      <Stack gap="md">
        <Radio.Group
          label="Причина возврата"
          required
          value={reason}
          onChange={(value) => form.setFieldValue('reason', readReason(value))}
          error={form.errors.reason}
        >
          <Stack gap="xs" mt="xs">
            {Object.entries(refundReasons).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Что случилось"
          required
          rows={4}
          description={`${comment.trim().length}/${COMMENT_LIMIT}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
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
