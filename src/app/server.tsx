import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { isUnauthorized } from '#src/api/errors.ts';
import { setTransport } from '#src/api/http.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { settingsQuery } from '#src/features/account/settings-query.ts';
import { pageTitle } from '#src/lib/page-title.ts';
import type {
  PageRenderer,
  PageRendererOptions,
  RenderedPage,
  ScriptlessPage,
} from '#src/lib/rendered-page.ts';
import { App } from './App.tsx';
import { NeedsScripts } from './errors/NeedsScripts.tsx';
import { findPage } from './find-page.ts';
import { takePageData } from './page-data.ts';
import { renderToHtml } from './render-to-html.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { Shell } from './shell/Shell.tsx';

/** Tags that React puts before everything else, for the head. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
const silent = { failed: () => {}, succeeded: () => {} };

/**
 * Renders public pages as a signed-out visitor sees them. A render gets an address and nothing
 * else: no cookie and no token ever comes near it.
 */
export function createPageRenderer({ fetch: ask, origin }: PageRendererOptions): PageRenderer {
  setTransport((path, init) => ask(new Request(new URL(path, origin), init)));
  const scout = createServerRouter(createServerClient(), origin);
  return {
    find: (address) => findPage(scout, address),
    render: (address) => renderPage(address, origin),
    renderScriptless: () => renderScriptless(origin),
  };
}

function createServerClient(): QueryClient {
  const client = createQueryClient(silent);
  const { queries } = client.getDefaultOptions();
  // What fails in the process itself fails again.
  client.setDefaultOptions({ queries: { ...queries, retry: false } });
  return client;
}

function createServerRouter(queryClient: QueryClient, origin: string): AppRouter {
  const router = createAppRouter({ queryClient, origin });
  router.update({
    ...router.options,
    history: createMemoryHistory(),
    // It would write a script into the page.
    scrollRestoration: false,
  });
  return router;
}

async function renderPage(address: string, origin: string): Promise<RenderedPage | null> {
  const client = createServerClient();
  const router = createServerRouter(client, origin);
  const pages: (RenderedPage | null)[] = [];
  void client.prefetchQuery(settingsQuery());
  const handle = createRequestHandler({
    request: new Request(new URL(address, origin)),
    createRouter: () => router,
  });
  await handle(async () => {
    await answersOf(client);
    const failed = router.state.matches.find(({ status }) => status === 'error');
    if (failed && !isUnauthorized(failed.error)) throw failed.error;
    pages.push(failed ? null : await toPage(router, client));
    return new Response(null);
  });
  const [page] = pages;
  if (page === undefined) throw new Error(`${address} leads to another address`);
  return page;
}

/** Waits for what the loaders have asked for, also for what they did not wait for themselves. */
async function answersOf(client: QueryClient): Promise<void> {
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
    data: takePageData(router, client),
    structured: matches.flatMap(({ scripts = [] }) =>
      scripts.flatMap((script) => (typeof script?.children === 'string' ? [script.children] : [])),
    ),
    routeIDs: matches.map(({ routeId }) => routeId),
  };
}

/** The frame around what a page without scripts says; nothing in it depends on the page. */
async function renderScriptless(origin: string): Promise<ScriptlessPage> {
  const client = createServerClient();
  const router = createServerRouter(client, origin);
  await client.prefetchQuery(settingsQuery());
  router.history.push('/404');
  await router.load();
  const html = await renderToHtml(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <Shell>
          <NeedsScripts />
        </Shell>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return {
    title: pageTitle('Нужен JavaScript'),
    // It is read where scripts do not run: what is meant for that case is shown, and would else end
    // the element around it.
    body: html.replaceAll(/(?<=<\/?)noscript\b/g, 'div'),
    routeIDs: router.state.matches.map(({ routeId }) => routeId),
  };
}
