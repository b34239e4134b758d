import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToasts, toastsWanted } from './toasts.ts';

const ToastLayer = lazy(() =>
  import('./ToastLayer.tsx').then(({ ToastLayer }) => ({ default: ToastLayer })),
);

/** Where toasts show; costs nothing until the first one. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted, () => false);
  return wanted ? (
    <Suspense>
      <ToastLayer />
    </Suspense>
  ) : null;
}
