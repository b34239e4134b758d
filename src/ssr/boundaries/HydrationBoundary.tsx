import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that hydrates by itself, after what stands above it: of a rendered page
 * React hydrates each such part in a task of its own, so that no press waits for all of them.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
