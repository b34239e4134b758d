import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerConfig } from '#server/config/config.ts';
import type { PageRenderer, PageRendererModule } from '#src/ssr/protocol/rendered-page.ts';
import { BuildManifest } from './build-manifest.ts';
import { type PageTemplate, pageTemplate } from './page-document.ts';
import { readStyleRules, type StyleRule } from './styles/style-rules.ts';

/** The renderer in the folder of the server build. */
export const RENDERER = 'server.js';

export interface PublicPagesOptions {
  readonly config: ServerConfig;
  /** Handles an API call in this process. */
  readonly callApi: (request: Request) => Promise<Response>;
  /** Version of the catalog; pages of another one are not served. */
  readonly version: () => Promise<string>;
}

/** A style sheet of the build. */
interface Sheet {
  readonly text: string;
  readonly rules: readonly StyleRule[];
}

/** What pages are made with. */
export interface PageParts extends PublicPagesOptions {
  readonly renderer: PageRenderer;
  readonly manifest: BuildManifest;
  readonly template: PageTemplate;
  readonly sheets: Map<string, Promise<Sheet>>;
}

async function readSheet(file: string): Promise<Sheet> {
  const text = await readFile(file, 'utf8');
  return { text, rules: readStyleRules(text) };
}

/** Style sheets of the build, each read once. */
export function sheetsOf(
  { config, sheets }: PageParts,
  hrefs: readonly string[],
): Promise<Sheet[]> {
  return Promise.all(
    hrefs.map((href) => {
      const sheet = sheets.get(href) ?? readSheet(join(config.shopDir, href));
      sheets.set(href, sheet);
      return sheet;
    }),
  );
}

/** @param html page of the build with its settings filled in */
export async function loadParts(options: PublicPagesOptions, html: string): Promise<PageParts> {
  const { config, callApi } = options;
  const file = pathToFileURL(join(config.rendererDir, RENDERER)).href;
  const { createPageRenderer } = (await import(file)) as PageRendererModule;
  const [boot, frameBoot] = await Promise.all(
    ['boot.js', 'frame-boot.js'].map((name) =>
      readFile(new URL(`inline/${name}`, import.meta.url), 'utf8'),
    ),
  );
  return {
    ...options,
    renderer: createPageRenderer({ fetch: callApi, origin: config.publicUrl }),
    manifest: await BuildManifest.read(config.shopDir),
    template: pageTemplate(html, { boot: boot ?? '', frameBoot: frameBoot ?? '' }),
    sheets: new Map(),
  };
}

/**
 * Whether the API has rejected a call of a render with this status. The class of the error is the
 * renderer's own, of another build.
 */
export function isRejection(error: unknown, status: number): boolean {
  return (
    error instanceof Error &&
    error.name === 'ApiError' &&
    'status' in error &&
    error.status === status
  );
}
