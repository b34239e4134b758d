import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from './lazy-component.tsx';

/**
 * A dialog with a lazy-loaded chunk, so that a page does not load its form beforehand. The page stays
 * as it is until the dialog is shown.
 */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Dialog = lazyComponent(load);
  return (props: P) => (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
