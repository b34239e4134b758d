import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useMemo } from 'react';

/**
 * Puts the server's messages to the fields they are about and the focus into the first of them.
 * @returns messages about fields that the form does not have.
 */
export function useServerFieldErrors<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  refused: Readonly<Record<string, string>> | null,
): readonly string[] {
  const { setErrors, getInputNode } = form;
  useEffect(() => {
    const [first] = Object.keys(refused ?? {});
    if (!refused || first === undefined) return;
    setErrors({ ...refused });
    getInputNode(first)?.focus();
  }, [refused, setErrors, getInputNode]);
  return useMemo(
    () =>
      Object.entries(refused ?? {})
        .filter(([path]) => getInputNode(path) === null)
        .map(([, message]) => message),
    [refused, getInputNode],
  );
}
