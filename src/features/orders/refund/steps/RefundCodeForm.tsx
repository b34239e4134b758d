import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { OtpSent } from '#generated/api/model/otpSent.ts';
import { codeDigits } from '#src/features/orders/refund/refund-form.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { formatCountdown } from '#src/ui/kit/page/use-countdown.ts';
import { DialogActions } from '#src/ui/mantine/dialogs/DialogActions.tsx';

const CODE_LENGTH = 6;

interface RefundCodeFormProps {
  sent: OtpSent;
  /** Why the last code was rejected; null before the first attempt. */
  rejection: string | null;
  /** The sent codes are not valid any more: a new one must be requested. */
  spent: boolean;
  /** Seconds until a new code may be requested. */
  waiting: number;
  pending: boolean;
  resending: boolean;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
}

/** Third step: the code from the message. */
export function RefundCodeForm(props: RefundCodeFormProps) {
  const { sent, rejection, spent, waiting, pending } = props;
  const length = sent.codeLength ?? CODE_LENGTH;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A new code clears the typed one.
  useEffect(() => {
    if (sent.operationToken) setCode('');
    field.current?.focus();
  }, [sent.operationToken]);
  useEffect(() => {
    if (rejection === null) return;
    field.current?.focus();
    field.current?.select();
  }, [rejection]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === length && !spent) props.onSubmit(code);
      }}
    >
      <Stack gap="md">
        <Text>
          Отправили код на номер <b>{sent.endPoint}</b>. Введите его, чтобы подтвердить возврат.
        </Text>
        <TextInput
          ref={field}
          label="Код из сообщения"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(codeDigits(event.currentTarget.value, length))}
          error={rejection}
          disabled={pending}
        />
        <Group gap="xs">
          <Button
            variant={waiting > 0 ? 'default' : 'subtle'}
            size="compact-md"
            disabled={waiting > 0}
            loading={props.resending}
            onClick={props.onResend}
          >
            {waiting > 0 ? `Повторить через ${formatCountdown(waiting)}` : 'Отправить ещё раз'}
          </Button>
        </Group>
        <DialogActions>
          <Button variant="default" onClick={props.onBack} disabled={pending}>
            Назад
          </Button>
          <Button type="submit" loading={pending} disabled={code.length < length || spent}>
            Оформить возврат
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
