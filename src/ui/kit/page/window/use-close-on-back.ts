import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { pushOverlay } from './push-overlay.ts';

/** For an overlay: while it is open, Back closes it and stays on the page. */
export function useCloseOnBack(opened: boolean, onClose: () => void): void {
  const router = useRouter();
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    return pushOverlay(router, () => onBack());
  }, [opened, router]);
}
