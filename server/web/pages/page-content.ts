import type { HttpContext } from '#server/contract/http-env.ts';
import type { ReadLimit } from '#server/contract/limits/read-limit.ts';
import { pageServed } from '#server/metrics/events.ts';
import { inSpan } from '#server/tracing/span.ts';
import type { PageViewer } from '#src/ssr/protocol/rendered-page.ts';
import { isRejection, type PageParts, sheetsOf } from './page-parts.ts';
import { criticalStyles } from './styles/critical-styles.ts';

/** How many pages are rendered for their users at the same time: each takes some 50 ms of a processor. */
const MOST_AT_ONCE = 4;
/** Minutes behind UTC. */
const MOSCOW_OFFSET = -180;
/** Mantine writes those of one element into a style element beside it. */
const INLINE_STYLE = /<style[^>]*>([^<]*)<\/style>/g;

/** It is a user's own. */
const UNSTORED = { 'Cache-Control': 'no-store' };

/** What its user sees on a page behind sign-in, with those rules of all its sheets that it uses. */
async function buildContent(parts: PageParts, url: string, viewer: PageViewer) {
  const { manifest, renderer } = parts;
  const content = await inSpan('render content', {}, () => renderer.renderContent(url, viewer));
  if (content === null) return null;
  const { laterStyles } = manifest.frameAssetsOf(content.routeIDs);
  const sheets = [...new Set([...laterStyles, ...manifest.laterStylesOf(content.routeIDs)])];
  const rules = (await sheetsOf(parts, sheets)).flatMap((sheet) => sheet.rules);
  return {
    // The policy of the page allows neither style attributes nor elements; the script that inserts the
    // content sets the ones, and the others go with the rules.
    body: content.body.replaceAll(INLINE_STYLE, '').replaceAll(' style="', ' data-style="'),
    styles: [
      criticalStyles(rules, content.body, true),
      ...[...content.body.matchAll(INLINE_STYLE)].map(([, text]) => text),
    ].join(''),
    queries: content.queries,
  };
}

/**
 * Responds with what a page behind sign-in shows to the user of the request's token, for the script in the
 * frame of the page (`inline/frame-boot.js`): JSON with `body`, `styles` and `queries`. 204 when the browser has to
 * load the page itself, 401 without a valid token, 404 for the URL of another page, 503 when too many are
 * being rendered.
 * @throws ApiProblem 429
 */
export function createContentResponder(
  limit: ReadLimit,
): (c: HttpContext, parts: PageParts) => Promise<Response> {
  let rendering = 0;
  return async (c, parts) => {
    const url = c.req.query('url') ?? '';
    const accessToken = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
    if (accessToken === undefined) return without(401);
    const clockOffset = Number(c.req.query('offset') ?? MOSCOW_OFFSET);
    if (!isPrivatePage(parts, url)) return without(404);
    await limit.countAs(c, 'pages');
    if (rendering >= MOST_AT_ONCE) {
      pageServed.publish({ source: 'busy' });
      return without(503);
    }
    rendering += 1;
    try {
      const content = await buildContent(parts, url, { accessToken, clockOffset });
      if (content === null) return without(204);
      pageServed.publish({ source: 'content' });
      return c.json(content, 200, UNSTORED);
    } catch (error) {
      if (isRejection(error, 401)) return without(401);
      pageServed.publish({ source: 'error' });
      c.get('logger').error({ err: error }, 'The content of a page could not be rendered');
      return without(204);
    } finally {
      rendering -= 1;
    }
  };
}

/** Whether the URL is that of a page behind sign-in. */
function isPrivatePage({ renderer }: PageParts, url: string): boolean {
  if (!/^\/(?!\/)/.test(url)) return false;
  try {
    const target = renderer.find(url);
    return target.kind === 'client' && target.frame !== undefined;
  } catch {
    // It has characters that no URL can have.
    return false;
  }
}

function without(status: 204 | 401 | 404 | 503): Response {
  return new Response(null, { status, headers: UNSTORED });
}
