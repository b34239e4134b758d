import { useMatch, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import classes from './RoutePending.module.css';

/**
 * Fallback of a page without a skeleton of its own, and of a layout that is still loading: that one
 * shows the skeleton of the page in it, as the router does once the layout is there.
 */
export function RoutePending() {
  const { routesById } = useRouter();
  const layout = useMatch({ strict: false });
  const matches = useMatches();
  const Inner = matches
    .slice(matches.findIndex(({ routeId }) => routeId === layout?.routeId) + 1)
    .map(({ routeId }) => routesById[routeId].options.pendingComponent)
    .findLast(Boolean);
  const [, rerender] = useState<unknown>();
  // Not by `Suspense`: React would show the first fallback for 300 ms at least. The router's lazy
  // components have `preload` until they are loaded.
  useEffect(() => {
    void Promise.resolve(Inner?.preload?.()).then(() => rerender(() => Inner));
  }, [Inner]);
  if (Inner && !Inner.preload) return <Inner />;
  return (
    <div className={classes.pending} aria-busy="true">
      <Skeleton height={36} width="min(24rem, 80%)" radius="sm" />
      <Skeleton height={120} />
      <Skeleton height={240} />
    </div>
  );
}
