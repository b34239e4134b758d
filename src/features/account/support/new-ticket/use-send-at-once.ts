import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';

/**
 * Sends a form whose user had to sign in for it, when its restored values are valid. Call it after the
 * hook that restores them.
 */
export function useSendAtOnce<Values>(
  isRequested: boolean | undefined,
  form: Pick<UseFormReturnType<Values>, 'onSubmit'>,
  send: (values: Values) => void,
): void {
  const submit = useEffectEvent(() => form.onSubmit(send)());
  useEffect(() => {
    if (!isRequested) return;
    let isMounted = true;
    // After the second run of effects in development, which would detach the mutation.
    queueMicrotask(() => {
      if (isMounted) submit();
    });
    return () => {
      isMounted = false;
    };
  }, [isRequested]);
}
