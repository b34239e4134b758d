import { App } from '#src/app/App.tsx';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import type { FramePage } from './protocol/rendered-page.ts';
import { HEAD_TAGS, renderToHtml } from './render-to-html.ts';
import { createServerClient, createServerRouter } from './server-app.ts';

/**
 * The frame and the skeleton of a page behind sign-in, the same for all users. It is shown until the
 * page's scripts have run, which then replace it.
 * @param path of the page; any ids will do
 */
export async function renderFrame(path: string, origin: string): Promise<FramePage> {
  const client = createServerClient();
  const router = createServerRouter(client, origin);
  await client.prefetchQuery(settingsQuery());
  router.history.push(path);
  await router.load();
  const html = await renderToHtml(<App router={router} queryClient={client} />);
  return {
    body: html.replace(HEAD_TAGS, ''),
    routeIDs: router.state.matches.map(({ routeId }) => routeId),
  };
}
