import { useMatch, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { layoutOf, pageOf } from './signed-in-pages.ts';

/**
 * Skeleton of a page behind sign-in, with those of the layouts that are not there yet. The layout of a
 * pending route is not, the ones above it are.
 */
export function SignedInSkeleton() {
  const pending = useMatch({ strict: false })?.routeId;
  const shown: readonly string[] = useMatches({
    select: (matches) => matches.map(({ routeId }) => routeId),
  });
  const Page = pageOf.get(shown.at(-1) ?? '');
  let skeleton: ReactNode = Page && <Page />;
  for (const routeID of shown.slice(shown.indexOf(pending ?? '')).toReversed()) {
    const Layout = layoutOf.get(routeID);
    if (Layout) skeleton = <Layout>{skeleton}</Layout>;
  }
  return skeleton;
}
