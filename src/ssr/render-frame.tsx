import { App } from '#src/app/App.tsx';
import type { FramePage } from './protocol/rendered-page.ts';
import { HEAD_TAGS, renderToHtml } from './render-to-html.ts';
import { loadForAll } from './server-app.ts';

/**
 * The frame and the skeleton of a page behind sign-in, the same for all users. It is shown until the
 * page's scripts have run, which then replace it.
 * @param path of the page; any ids will do
 */
export async function renderFrame(path: string, origin: string): Promise<FramePage> {
  const { client, router, routeIDs } = await loadForAll(path, origin);
  const html = await renderToHtml(<App router={router} queryClient={client} />);
  return { body: html.replace(HEAD_TAGS, ''), routeIDs };
}
