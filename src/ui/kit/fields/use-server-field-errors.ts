import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Shows the server's messages at their fields and focuses the first of them, once for each rejection.
 * @returns messages about fields that the form does not have.
 */
export function useServerFieldErrors<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  rejected: Readonly<Record<string, string>> | null,
): readonly string[] {
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  const show = useEffectEvent((messages: Record<string, string>) => {
    const [first] = Object.keys(messages);
    const others = Object.entries(messages).filter(([path]) => form.getInputNode(path) === null);
    setUnplaced(others.map(([, message]) => message));
    if (first === undefined) return;
    form.setErrors(messages);
    form.getInputNode(first)?.focus();
  });
  // Forms compute the messages in each render: showing equal ones again would render for ever, and
  // take the focus from the field that the user corrects.
  const content = JSON.stringify(rejected ?? {});
  useEffect(() => show(JSON.parse(content)), [content]);
  return unplaced;
}
