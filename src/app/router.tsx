import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#generated/routeTree.gen.ts';
import { RoutePending } from '#src/shell/RoutePending.tsx';
import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { parseSearch, stringifySearch } from './search-format.ts';

/** A page that comes sooner than this needs no skeleton; milliseconds. */
const PENDING_AFTER_MS = 250;
const PENDING_AT_LEAST_MS = 300;

/** What loaders get. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Origin of the shop, for the addresses that others are told: «https://shop.example.ru». */
  origin: string;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * @param hydrates the page is there already, and its user may have scrolled before it hydrated:
 *   they stay where they are.
 */
export function createAppRouter(context: RouterContext, hydrates = false) {
  let isUnderUser = hydrates;
  const mayScroll = () => {
    const staysThere = isUnderUser && window.scrollY > 0;
    isUnderUser = false;
    // The router remembers for Back what it has seen scroll.
    if (staysThere) document.dispatchEvent(new Event('scroll'));
    return !staysThere;
  };
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query client knows what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: () => <NotFoundPage />,
    defaultStructuralSharing: true,
    scrollRestoration: mayScroll,
    notFoundMode: 'root',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface StaticDataRouteOption {
    /** With `view=min` in the address the page shows without header and footer. */
    canStandAlone?: boolean;
    /** Shown to whoever is signed in: below `_signed-in`, and never for search engines. */
    isProtected?: boolean;
    /** A page for trying the search widget, whose place a stub takes there. */
    isBoosterTest?: boolean;
  }
}
