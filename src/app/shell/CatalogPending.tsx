import { Suspense } from 'react';
import { onDemand } from '#src/ui/on-demand.tsx';
import { RoutePending } from './RoutePending.tsx';

// As large as the page itself: no other page brings it along.
const CatalogSkeleton = onDemand(
  async () => (await import('#src/features/catalog/CatalogSkeleton.tsx')).CatalogSkeleton,
);

/** The catalog on its way: its own skeleton, until that comes the one of any page. */
export function CatalogPending() {
  return (
    <Suspense fallback={<RoutePending />}>
      <CatalogSkeleton />
    </Suspense>
  );
}
