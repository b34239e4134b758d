import type { Query, QueryClient, QueryObserverOptions } from '@tanstack/react-query';
import { skipToken } from '@tanstack/react-query';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { ProfileUser } from '#generated/api/model/index.ts';
import { getGetProfileQueryOptions } from '#generated/api/profile/get-profile.ts';
import { App } from '#src/app/App.tsx';
import type { AppRouter } from '#src/app/router.tsx';
import type { Session } from '#src/auth/session/session-store.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { dehydratePage } from '../page-hydration.ts';
import type { PageContent, PageViewer } from '../protocol/rendered-page.ts';
import { HEAD_TAGS, renderToHtml } from '../render-to-html.ts';
import { createServerClient, createServerRouter } from '../server-app.ts';
import { renderAs, setViewerSession } from './render-scope.ts';

/** A part that is shown only after another one has its data may request more. */
const MOST_RENDERS = 3;

/**
 * A page behind sign-in as its user sees it. The browser shows it before the scripts have come, and
 * gives its responses to the page, which then requests none of them again.
 * @param url path with query
 * @param viewer their token, with which all requests of the page are made, and their clock
 * @returns null when the page leads elsewhere or does not render: then the browser loads it itself
 * @throws ApiError 401 when the token is none; what the components throw
 */
export function renderContent(
  url: string,
  origin: string,
  viewer: PageViewer,
): Promise<PageContent | null> {
  return renderAs(viewer, async () => {
    const client = createServerClient();
    const [profile] = await Promise.all([
      client.fetchQuery(getGetProfileQueryOptions()),
      client.prefetchQuery(settingsQuery()),
    ]);
    setViewerSession(sessionOf(profile.user));
    const router = createServerRouter(client, origin);
    const pages: PageContent[] = [];
    const handle = createRequestHandler({
      request: new Request(new URL(url, origin)),
      createRouter: () => router,
    });
    await handle(async () => {
      const page = await toContent(router, client);
      if (page !== null) pages.push(page);
      return new Response(null);
    });
    return pages[0] ?? null;
  });
}

/** The session as far as a page shows it; the browser knows it from the provider. */
function sessionOf({ id, firstName, middleName, lastName, email, phone }: ProfileUser): Session {
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  const user = {
    userID: id,
    IDToken: '',
    firstName,
    middleName,
    lastName: lastName ?? '',
    displayName: fullName || email || 'Профиль',
    email,
    phone,
  };
  return { status: 'authenticated', error: null, user };
}

async function toContent(router: AppRouter, client: QueryClient): Promise<PageContent | null> {
  const { matches } = router.state;
  if (getSsrStatus(router) !== 200 || matches.some(({ status }) => status !== 'success')) {
    return null;
  }
  const app = <App router={router} queryClient={client} />;
  let html = await renderToHtml(app);
  for (let renders = 1; renders < MOST_RENDERS; renders += 1) {
    const missing = client.getQueryCache().getAll().filter(isMissing);
    if (missing.length === 0) break;
    const fetched = await Promise.allSettled(missing.map((query) => query.fetch()));
    // A page with a failure in it is for the browser, which can retry.
    if (fetched.some(({ status }) => status === 'rejected')) return null;
    html = await renderToHtml(app);
  }
  return {
    body: html.replace(HEAD_TAGS, ''),
    queries: dehydratePage(router, client).queries,
    routeIDs: matches.map(({ routeId }) => routeId),
  };
}

/** Whether a component waits for a response that nothing has requested: effects do not run on the server. */
function isMissing(query: Query): boolean {
  // A query knows the options of the component that has made it.
  const { enabled, queryFn } = query.options as QueryObserverOptions;
  const isEnabled = typeof enabled === 'function' ? enabled(query) : enabled;
  return (
    query.state.status === 'pending' &&
    query.state.fetchStatus === 'idle' &&
    isEnabled !== false &&
    queryFn !== undefined &&
    queryFn !== skipToken
  );
}
