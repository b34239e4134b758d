import { TextInput, type TextInputProps } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { formatPhone, normalizePhone } from '#src/lib/contacts/phone.ts';

const COMPLETE = /^\+7\d{10}$/;

/**
 * A phone field. The rule of the specification accepts only «+7» and ten digits, so a number that is
 * pasted as people write it, «8 (916) 123-45-67», is inserted as the rule requires.
 */
export function PhoneInput(props: TextInputProps) {
  return (
    <TextInput
      type="tel"
      autoComplete="tel"
      placeholder="+7 916 123 45 67"
      {...props}
      onPaste={pasteNormalized}
    />
  );
}

function pasteNormalized(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = normalizePhone(event.clipboardData.getData('text').trim());
  if (!COMPLETE.test(pasted) || event.currentTarget.readOnly) return;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(formatPhone(pasted).replaceAll('\u00a0', ' '), 0, input.value.length, 'end');
  // React receives the change by this event.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
