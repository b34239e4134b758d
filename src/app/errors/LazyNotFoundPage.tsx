import { Suspense } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';

const NotFoundPage = lazyComponent(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

/** The page for an unknown URL, which few users need to load. */
export function LazyNotFoundPage() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
