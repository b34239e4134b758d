import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpContext } from '#server/contract/http-env.ts';
import { ReadLimit } from '#server/contract/limits/read-limit.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { type PageSource, pageRendered, pageServed } from '#server/metrics/events.ts';
import { inSpan } from '#server/tracing/span.ts';
import type { FramePage } from '#src/ssr/protocol/rendered-page.ts';
import type { ShellContent } from '../shop-page.ts';
import { BUILD_MANIFEST, type PageAssets } from './build-manifest.ts';
import { PageCache, TooBusyError } from './page-cache.ts';
import { createContentResponder } from './page-content.ts';
import { PageDocument } from './page-document.ts';
import {
  isRejection,
  loadParts,
  type PageParts,
  type PublicPagesOptions,
  RENDERER,
  sheetsOf,
} from './page-parts.ts';
import { ScriptlessPart } from './scriptless-part.ts';
import { criticalStyles } from './styles/critical-styles.ts';

const CACHING = { maxBytes: 64 * 1024 * 1024, freshMs: 10_000, staleMs: 60_000, maxBuilding: 8 };
/** Key of the one part that all pages of the browser share. */
const SCRIPTLESS = 'scriptless';

/** Responds to URLs of the shop with a rendered page. */
export interface PublicPages {
  /** What a page behind sign-in shows to the user of the request's token. */
  respondContent(c: HttpContext): Promise<Response>;
  /** A shell when the browser must draw the page itself: it is private, or cannot be rendered now. */
  respond(c: HttpContext): Promise<{ response: Response } | { shell: ShellContent }>;
}

/** The rules of lazy-loaded sheets that the page uses already. */
async function earlyStyles(parts: PageParts, page: { routeIDs: readonly string[]; body: string }) {
  const later = await sheetsOf(parts, parts.manifest.laterStylesOf(page.routeIDs));
  const rules = later.flatMap((sheet) => sheet.rules);
  return criticalStyles(rules, page.body);
}

/**
 * The styles of a page: all of its own sheets, because a sheet loaded after the first paint would
 * recalculate the style of every element; of lazy-loaded sheets only the rules it uses already.
 */
async function stylesOf(parts: PageParts, page: FramePage, own: PageAssets): Promise<string> {
  const sheets = await sheetsOf(parts, own.styles);
  return sheets.map(({ text }) => text.trim()).join('') + (await earlyStyles(parts, page));
}

/** The page requires a session, as its loader has found out. */
class PrivatePageError extends Error {
  override readonly name = 'PrivatePageError';
}

/** The page has another URL by now, as its loader has found out. */
class MovedPageError extends Error {
  override readonly name = 'MovedPageError';
  readonly location: string;

  constructor(location: string) {
    super(`Moved to ${location}`);
    this.location = location;
  }
}

/** Where a page comes from that could not be rendered. */
function sourceOf(error: unknown): PageSource {
  if (error instanceof MovedPageError) return 'moved';
  if (error instanceof TooBusyError) return 'busy';
  if (error instanceof PrivatePageError) return 'browser';
  return error instanceof ApiProblem || isRejection(error, 400) ? 'rejected' : 'error';
}

async function buildPage(parts: PageParts, url: string): Promise<PageDocument> {
  const { template, config } = parts;
  const started = performance.now();
  const page = await inSpan('render page', {}, () => parts.renderer.render(url));
  if (page === null) throw new PrivatePageError();
  if (typeof page === 'string') throw new MovedPageError(page);
  const assets = parts.manifest.assetsOf(page.routeIDs);
  const styles = await stylesOf(parts, page, assets);
  const document = new PageDocument({ page, styles, assets, template, config });
  pageRendered.publish({ milliseconds: performance.now() - started });
  return document;
}

/** The sheets of the frame are named by the build's page; only what comes later is added. */
async function buildScriptless(parts: PageParts): Promise<ScriptlessPart> {
  const page = await parts.renderer.renderScriptless();
  return new ScriptlessPart(page, await earlyStyles(parts, page));
}

/** A skeleton that moves would be painted again and again while the scripts need the processor. */
const STILL = '#root>[inert] *{animation:none}';

/** The frame has only those rules of its page's sheets that it uses. */
async function buildFrame(parts: PageParts, path: string, scriptless: ScriptlessPart) {
  const { manifest, renderer, template, config } = parts;
  const frame = await renderer.renderFrame(path);
  const assets = manifest.frameAssetsOf(frame.routeIDs);
  const later = await sheetsOf(parts, assets.laterStyles);
  const rules = later.flatMap((sheet) => sheet.rules);
  const styles = (await stylesOf(parts, frame, assets)) + criticalStyles(rules, frame.body) + STILL;
  const page = { ...frame, status: 200, head: '', data: null, structured: [] };
  return new PageDocument({ page, styles, assets, template, config, scriptless });
}

/**
 * Pages for search engines and for the first paint: rendered for a signed-out visitor and cached
 * for everybody. The render gets only the URL of a request, nothing about its sender.
 *
 * @param html page of the build with its settings filled in.
 * @returns null when there is no server build.
 */
export function createPublicPages(options: PublicPagesOptions, html: string): PublicPages | null {
  const { rendererDir, shopDir } = options.config;
  const needed = [join(rendererDir, RENDERER), join(shopDir, BUILD_MANIFEST)];
  if (!needed.every((file) => existsSync(file))) return null;
  const cache = new PageCache<PageDocument>(CACHING);
  const scriptless = new PageCache<ScriptlessPart>(CACHING);
  const frames = new PageCache<PageDocument>(CACHING);
  const limit = new ReadLimit(options.config.readLimit, options.config.trustedProxy);
  let loading: Promise<PageParts> | undefined;

  /** Without it the page of the build still shows a one-line message. */
  const findScriptless = async (c: HttpContext): Promise<ScriptlessPart | undefined> => {
    try {
      const parts = await loading;
      return parts && (await scriptless.get(SCRIPTLESS, '', () => buildScriptless(parts)));
    } catch (error) {
      c.get('logger').error({ err: error }, 'The part for browsers without scripts failed');
      return undefined;
    }
  };
  /** Without it the page is empty until its scripts have run. */
  const findFrame = async (c: HttpContext, parts: PageParts, path: string) => {
    const part = await findScriptless(c);
    if (!part) return undefined;
    try {
      return await frames.get(path, '', () => buildFrame(parts, path, part));
    } catch (error) {
      c.get('logger').error({ err: error }, 'The frame of a page could not be rendered');
      return undefined;
    }
  };
  const shell = async (c: HttpContext, status: number, more: Partial<ShellContent> = {}) => ({
    shell: { ...more, status, scriptless: await findScriptless(c) },
  });
  const ready = (): Promise<PageParts> => {
    loading ??= loadParts(options, html).catch((error: unknown) => {
      // The next request retries: a build may be just being replaced.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const respondContent = createContentResponder(limit);
  return {
    respondContent: async (c) => respondContent(c, await ready()),
    async respond(c) {
      try {
        const parts = await ready();
        const { pathname, search } = new URL(c.req.url);
        const target = parts.renderer.find(pathname + search);
        if (target.kind === 'client') {
          pageServed.publish({ source: 'browser' });
          const { routeIDs, frame: path } = target;
          const frame = path === undefined ? undefined : await findFrame(c, parts, path);
          return frame
            ? { response: frame.respond(c.req.raw.headers) }
            : shell(c, 200, { files: parts.manifest.clientAssetsOf(routeIDs) });
        }
        const { url } = target;
        const version = await options.version();
        const isCached = cache.has(url, version);
        if (!isCached) await limit.countAs(c, 'pages');
        const page = await cache.get(url, version, () => buildPage(parts, url));
        pageServed.publish({ source: isCached ? 'cache' : 'render' });
        return { response: page.respond(c.req.raw.headers) };
      } catch (error) {
        pageServed.publish({ source: sourceOf(error) });
        if (error instanceof MovedPageError) return { response: c.redirect(error.location, 301) };
        const isFine = error instanceof TooBusyError || error instanceof PrivatePageError;
        if (isFine) return shell(c, 200);
        // The browser draws the page by calls that have a limit of their own.
        if (error instanceof ApiProblem) return shell(c, error.status, { headers: error.headers });
        if (isRejection(error, 400)) return shell(c, 400);
        c.get('logger').error({ err: error }, 'The page could not be rendered');
        return shell(c, 500);
      }
    },
  };
}
