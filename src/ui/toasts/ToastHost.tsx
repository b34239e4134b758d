import { Suspense } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { useStore } from '#src/state/store.ts';
import { toastsRequested } from './toasts.ts';

const ToastLayer = lazyComponent(async () => (await import('./ToastLayer.tsx')).ToastLayer);

/** Renders toasts; loads their code with the first one. */
export function ToastHost() {
  const requested = useStore(toastsRequested);
  return requested ? (
    <Suspense>
      <ToastLayer />
    </Suspense>
  ) : null;
}
