import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that React hydrates after the content above it, in a task of its own, so that
 * no click waits for the hydration of the whole page.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
