import type { QueryClient } from '@tanstack/react-query';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { setAccessTokenSource } from '#src/api/access-token.ts';
import { isUnauthorized } from '#src/api/errors.ts';
import { setTransport } from '#src/api/http.ts';
import { App } from '#src/app/App.tsx';
import type { AppRouter } from '#src/app/router.tsx';
import { setSessionOfRender } from '#src/auth/session/session-store.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { setOffsetOfRender } from '#src/lib/dates/moscow-day.ts';
import { renderContent } from './content/render-content.tsx';
import { clockOffsetOfRender, sessionOfRender, tokenOfRender } from './content/render-scope.ts';
import { dehydratePage } from './page-hydration.ts';
import type { PageRenderer, PageRendererOptions, RenderedPage } from './protocol/rendered-page.ts';
import { renderFrame } from './render-frame.tsx';
import { renderScriptless } from './render-scriptless.tsx';
import { HEAD_TAGS, renderToHtml } from './render-to-html.ts';
import { resolvePage } from './resolve-page.ts';
import { createServerClient, createServerRouter } from './server-app.ts';

/**
 * Renders public pages as a signed-out visitor sees them, and frames of the others. The URL is their only
 * input: they never get a cookie or a token. Only the content of a page behind sign-in is a user's own,
 * who sends the token for it.
 */
export function createPageRenderer({ fetch: send, origin }: PageRendererOptions): PageRenderer {
  setTransport((path, init) => send(new Request(new URL(path, origin), init)));
  setAccessTokenSource(() => Promise.resolve(tokenOfRender()));
  setSessionOfRender(sessionOfRender);
  setOffsetOfRender(clockOffsetOfRender);
  const scout = createServerRouter(createServerClient(), origin);
  return {
    find: (url) => resolvePage(scout, url),
    render: (url) => renderPage(url, origin),
    renderScriptless: () => renderScriptless(origin),
    renderFrame: (path) => renderFrame(path, origin),
    renderContent: (url, viewer) => renderContent(url, origin, viewer),
  };
}

async function renderPage(url: string, origin: string): Promise<RenderedPage | string | null> {
  const client = createServerClient();
  const router = createServerRouter(client, origin);
  const pages: (RenderedPage | null)[] = [];
  void client.prefetchQuery(settingsQuery());
  const handle = createRequestHandler({
    request: new Request(new URL(url, origin)),
    createRouter: () => router,
  });
  const response = await handle(async () => {
    await responsesOf(client);
    const failed = router.state.matches.find(({ status }) => status === 'error');
    if (failed && !isUnauthorized(failed.error)) throw failed.error;
    pages.push(failed ? null : await toPage(router, client));
    return new Response(null);
  });
  const [page] = pages;
  if (page !== undefined) return page;
  const target = response.headers.get('Location');
  if (target === null) throw new Error(`${url} was not rendered`);
  return target;
}

/** Waits for all requests of the loaders, also for those that the loaders did not await. */
async function responsesOf(client: QueryClient): Promise<void> {
  const queries = client.getQueryCache().getAll();
  await Promise.allSettled(queries.map(({ promise }) => promise));
}

async function toPage(router: AppRouter, client: QueryClient): Promise<RenderedPage> {
  const html = await renderToHtml(<App router={router} queryClient={client} />);
  const [head = ''] = HEAD_TAGS.exec(html) ?? [];
  const { matches } = router.state;
  return {
    status: getSsrStatus(router),
    head,
    body: html.slice(head.length),
    data: dehydratePage(router, client),
    structured: matches.flatMap(({ scripts = [] }) =>
      scripts.flatMap((script) => (typeof script?.children === 'string' ? [script.children] : [])),
    ),
    routeIDs: matches.map(({ routeId }) => routeId),
  };
}
