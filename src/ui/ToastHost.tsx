import { Suspense, useSyncExternalStore } from 'react';
import { onDemand } from './on-demand.tsx';
import { subscribeToasts, toastsWanted } from './toasts.ts';

const ToastLayer = onDemand(async () => (await import('./ToastLayer.tsx')).ToastLayer);

/** Where toasts show; costs nothing until the first one. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted, () => false);
  return wanted ? (
    <Suspense>
      <ToastLayer />
    </Suspense>
  ) : null;
}
