import { useMatches, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AuthPrompt } from '#src/auth/screens/AuthPrompt.tsx';
import { TicketDialogHost } from '#src/features/account/support/new-ticket/TicketDialogHost.tsx';
import { ReportReceiptHost } from '#src/features/failure-parts/ReportReceiptHost.tsx';
import { HydrationBoundary } from '#src/ssr/boundaries/HydrationBoundary.tsx';
import { LiveRegion } from '#src/ui/kit/messages/LiveRegion.tsx';
import { TooltipHost } from '#src/ui/kit/messages/TooltipHost.tsx';
import { ToastHost } from '#src/ui/toasts/ToastHost.tsx';
import { AccountDrawerHost } from './account/AccountDrawerHost.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { BottomNotices } from './notices/BottomNotices.tsx';
import { PageWidth } from './PageWidth.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import classes from './Shell.module.css';
import { SkipLinks } from './SkipLinks.tsx';
import { TabBar } from './TabBar.tsx';

/** The frame of every page: header, footer, tab bar, and everything that opens over them. */
export function Shell({ children }: { children: ReactNode }) {
  const hasFramelessView = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasFramelessView),
  });
  const isMinimumRequested = useRouterState({
    select: ({ location }) => (location.search as Record<string, unknown>).view === 'min',
  });
  const framed = !(hasFramelessView && isMinimumRequested);
  // Read above the parts that hydrate later: a header that read it itself could hydrate with the
  // query of the next page, not with the one in its HTML.
  const query = useListQuery();
  return (
    <div className={classes.shell}>
      <SkipLinks />
      <NavigationProgress />
      {framed && (
        <HydrationBoundary>
          <Header query={query} />
        </HydrationBoundary>
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        <PageWidth>{children}</PageWidth>
      </main>
      {framed && (
        <>
          <HydrationBoundary>
            <Footer />
          </HydrationBoundary>
          <HydrationBoundary>
            <BottomNotices />
            <TabBar />
            <AccountDrawerHost />
          </HydrationBoundary>
        </>
      )}
      <RouteAnnouncer />
      <AuthPrompt />
      <ReportReceiptHost />
      <TicketDialogHost />
      <LiveRegion />
      <ToastHost />
      <TooltipHost />
    </div>
  );
}

/** The search query on the page of its results, as the page has parsed it; '' elsewhere. */
function useListQuery(): string {
  return useMatches({
    select: (matches) => {
      const shown = matches.at(-1);
      // HTML cannot contain a NUL.
      return shown?.routeId === '/products/' ? (shown.search.query ?? '').replaceAll('\0', '') : '';
    },
  });
}
