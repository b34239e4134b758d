import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { subscribeToasts, toastsRequested } from './toasts.ts';

const ToastLayer = lazyComponent(
  async () => (await import('#src/ui/mantine/ToastLayer.tsx')).ToastLayer,
);

/** Renders toasts; loads their code with the first one. */
export function ToastHost() {
  const requested = useSyncExternalStore(subscribeToasts, toastsRequested, () => false);
  return requested ? (
    <Suspense>
      <ToastLayer />
    </Suspense>
  ) : null;
}
