import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useMemo } from 'react';

/**
 * Shows the server's messages at their fields and focuses the first of them.
 * @returns messages about fields that the form does not have.
 */
export function useServerFieldErrors<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  rejected: Readonly<Record<string, string>> | null,
): readonly string[] {
  const { setErrors, getInputNode } = form;
  useEffect(() => {
    const [first] = Object.keys(rejected ?? {});
    if (!rejected || first === undefined) return;
    setErrors({ ...rejected });
    getInputNode(first)?.focus();
  }, [rejected, setErrors, getInputNode]);
  return useMemo(
    () =>
      Object.entries(rejected ?? {})
        .filter(([path]) => getInputNode(path) === null)
        .map(([, message]) => message),
    [rejected, getInputNode],
  );
}
