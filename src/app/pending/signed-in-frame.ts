import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { SignedInSkeleton } from './SignedInSkeleton.tsx';

/** The skeleton of whichever page behind sign-in is loading. */
export const Skeleton = SignedInSkeleton;

/**
 * Hands the responses that the page's first script has requested to the query client. Without the code
 * for it the page requests them itself.
 */
export async function adoptResponses(client: QueryClient, router: AnyRouter): Promise<void> {
  if (!window.firstResponses) return;
  await import('#src/app/first-calls/adopt-first-responses.ts').then(
    ({ adoptFirstResponses }) => adoptFirstResponses(client, router),
    () => {},
  );
}
