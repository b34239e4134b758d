import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from './lazy-component.tsx';
import { subscribeToasts, toastsWanted } from './toasts.ts';

const ToastLayer = lazyComponent(async () => (await import('./ToastLayer.tsx')).ToastLayer);

/** Where toasts show; costs nothing until the first one. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted, () => false);
  return wanted ? (
    <Suspense>
      <ToastLayer />
    </Suspense>
  ) : null;
}
