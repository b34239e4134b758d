import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#generated/routeTree.gen.ts';
import { RoutePending } from '#src/shell/RoutePending.tsx';
import { LazyNotFoundPage } from './errors/LazyNotFoundPage.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { parseSearch, stringifySearch } from './search-format.ts';

/** A page that loads faster than this needs no skeleton; milliseconds. */
const PENDING_AFTER_MS = 250;
const PENDING_AT_LEAST_MS = 300;

/** Context of loaders. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Origin of the shop, for absolute URLs: «https://shop.example.ru». */
  origin: string;
}

/**
 * Whether the page is scrolled, without a request of its position when it has just been rendered: the browser would
 * have to lay it out at once, in the same task.
 */
function watchPosition() {
  let isScrolled = window.scrollY > 0;
  const update = () => {
    isScrolled = window.scrollY > 0;
  };
  window.addEventListener('scroll', update, { passive: true });
  return {
    isScrolled: () => isScrolled,
    stop: () => window.removeEventListener('scroll', update),
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * Creates the router.
 * @param hydrates the page is server-rendered, and the user may have scrolled before hydration: the
 * scroll position stays.
 */
export function createAppRouter(context: RouterContext, hydrates = false) {
  const position = hydrates ? watchPosition() : null;
  let isUnderUser = hydrates;
  const mayScroll = () => {
    const staysThere = isUnderUser && position?.isScrolled() === true;
    isUnderUser = false;
    position?.stop();
    // For Back the router stores positions only of scroll events that it received.
    if (staysThere) document.dispatchEvent(new Event('scroll'));
    return !staysThere;
  };
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query client decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: LazyNotFoundPage,
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
    /** With `view=min` in the URL the page has no header and footer. */
    hasFramelessView?: boolean;
    /** For signed-in users: below `_signed-in`, and never for search engines. */
    isProtected?: boolean;
    /** A test page of the search widget, where a stub replaces the widget. */
    isBoosterTest?: boolean;
  }
}
