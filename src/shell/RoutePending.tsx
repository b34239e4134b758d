import { useMatch, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './RoutePending.module.css';

/**
 * Fallback of a page without a skeleton of its own, and of a layout that is still loading: that one
 * shows the skeleton of the page in it, as the router does once the layout is there. The heading is
 * known before: it is the page's title.
 */
export function RoutePending() {
  const { routesById } = useRouter();
  const layout = useMatch({ strict: false });
  const matches = useMatches();
  const pages = matches.map(({ routeId }) => routesById[routeId].options);
  const Inner = pages
    .slice(matches.findIndex(({ routeId }) => routeId === layout?.routeId) + 1)
    .findLast(({ pendingComponent }) => pendingComponent)?.pendingComponent;
  const [, rerender] = useState<unknown>();
  // Not by `Suspense`: React would show the first fallback for 300 ms at least. The router's lazy
  // components have `preload` until they are loaded.
  useEffect(() => {
    void Promise.resolve(Inner?.preload?.()).then(() => rerender(() => Inner));
  }, [Inner]);
  // The server waits for what it renders.
  if (Inner && (import.meta.env.SSR || !Inner.preload)) return <Inner />;
  const title = fixedTitle(pages.at(-1)?.head);
  return (
    <div className={classes.pending} aria-busy="true">
      {title && <h1>{title}</h1>}
      <Skeleton height={360} />
    </div>
  );
}

/** The title without the shop's name; undefined when it depends on what is being loaded. */
function fixedTitle(head: unknown): string | undefined {
  const fixed = head as (() => { meta: [{ title: string }] }) | undefined;
  return fixed?.length === 0 ? fixed().meta[0].title.split(' – ')[0] : undefined;
}
