import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import { NeedsScripts } from '#src/app/errors/NeedsScripts.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';
import { Shell } from '#src/shell/Shell.tsx';
import type { ScriptlessPage } from './protocol/rendered-page.ts';
import { renderToHtml } from './render-to-html.ts';
import { loadForAll } from './server-app.ts';

/** The frame and message of a page without scripts; nothing in it depends on the page. */
export async function renderScriptless(origin: string): Promise<ScriptlessPage> {
  const { client, router, routeIDs } = await loadForAll('/404', origin);
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
    // Browsers without scripts read it: the content of `noscript` is shown there, and a nested
    // `noscript` would end the element around it.
    body: html.replaceAll(/(?<=<\/?)noscript\b/g, 'div'),
    routeIDs,
  };
}
