import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { HttpContext } from '#server/contract/http-env.ts';
import {
  mediaTypeOf,
  StaticFile,
  type StaticFileOptions,
} from '#server/web/static-files/static-file.ts';
import { createOtherVersions, IMMUTABLE } from './assets/other-version.ts';
import type { PublicPagesOptions } from './pages/page-parts.ts';
import { createPublicPages } from './pages/public-pages.ts';
import {
  offlinePagePolicy,
  offlineWorkerPolicy,
  silentCallbackPolicy,
} from './security-headers.ts';
import { createShopPage, fillConfig } from './shop-page.ts';

export type Serve = (c: HttpContext) => Response | Promise<Response>;

const REVALIDATE = 'no-cache';
const PAGE = '/index.html';
/** Not below `/api`: it is none of the contract, but a part of the pages that the server renders. */
const CONTENT = '/page-content';
const SILENT_CALLBACK = '/silent-callback.html';
const OFFLINE_PAGE = '/offline.html';
const OFFLINE_WORKER = '/offline-worker.js';

/** Never served: hidden files, developer files, and the compressed forms themselves. */
function isServed(path: string): boolean {
  return !/(^|\/)\.|\.(map|br|gz)$/.test(path);
}

/** Vite puts a hash of the content into these names. */
function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Documents and workers among the files have their own policy. */
function headersOf(path: string, bytes: Uint8Array): Record<string, string> {
  const text = () => Buffer.from(bytes).toString();
  switch (path) {
    case SILENT_CALLBACK:
      return {
        'Content-Security-Policy': silentCallbackPolicy(text()),
        'X-Frame-Options': 'SAMEORIGIN',
      };
    case OFFLINE_PAGE:
      return { 'Content-Security-Policy': offlinePagePolicy(text()) };
    case OFFLINE_WORKER:
      return { 'Content-Security-Policy': offlineWorkerPolicy };
    default:
      return {};
  }
}

async function optionsOf(
  path: string,
  file: string,
  bytes: Uint8Array,
): Promise<StaticFileOptions> {
  const [br, gzip] = await Promise.all(
    ['.br', '.gz'].map(async (extension) =>
      existsSync(file + extension) ? new Uint8Array(await readFile(file + extension)) : null,
    ),
  );
  return {
    type: mediaTypeOf(path),
    cacheControl: isHashed(path) ? IMMUTABLE : REVALIDATE,
    packed: { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
    headers: headersOf(path, bytes),
  };
}

/** Every file by its URL path. Only these can be requested: no path reaches the disk. */
async function readFiles(dir: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = new Map<string, StaticFile>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(dir, file).split(sep).join('/')}`;
    if (!isServed(path) || path === PAGE) continue;
    const bytes = new Uint8Array(await readFile(file));
    files.set(path, new StaticFile(bytes, await optionsOf(path, file, bytes)));
  }
  return files;
}

/** `Sec-Fetch-Dest` of subresources, to which a page would be a misleading response. */
const PART_OF_PAGE = /^(?:script|style|image|font|audio|video|track|manifest|.*worker|.*worklet)$/;

/**
 * True for requests that a page can serve: a browser navigation, a link preview, a monitor. False
 * for subresources such as scripts and images, and for clients that do not accept HTML.
 */
function acceptsPage(c: HttpContext): boolean {
  if (PART_OF_PAGE.test(c.req.header('sec-fetch-dest') ?? '')) return false;
  return /text\/html|text\/\*|\*\/\*/.test(c.req.header('accept') || '*/*');
}

/** `/assets/old.js`, `/favicon.png`, `/.git/config`: a page would be a misleading response. */
function looksLikeFile(path: string): boolean {
  return isHashed(path) || /(^|\/)\./.test(path) || mediaTypeOf(path) !== mediaTypeOf('');
}

function text(status: number, message: string, headers: Record<string, string> = {}): Response {
  const bytes = new TextEncoder().encode(message);
  return new Response(bytes, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

export interface ShopOptions extends PublicPagesOptions {
  /** The bytes of a hashed file of another version; null when none has it. */
  readonly readKeptAsset: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Serves the built shop: its files by name, and a page for every other URL. */
export async function createShop(options: ShopOptions): Promise<Serve> {
  const { config, readKeptAsset } = options;
  const index = join(config.shopDir, PAGE);
  if (!existsSync(index)) {
    return () => text(503, 'Магазин ещё не собран: выполните npm run build\n');
  }
  const files = await readFiles(config.shopDir);
  const html = fillConfig(await readFile(index, 'utf8'), config);
  const shell = createShopPage(html, config);
  const pages = createPublicPages(options, html);
  const findOfOtherVersion = createOtherVersions(readKeptAsset);
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return text(405, 'Метод не поддерживается\n', { Allow: 'GET, HEAD' });
    }
    const path = decoded(c.req.path);
    if (path === CONTENT && pages !== null) return pages.respondContent(c);
    const file = path === null ? null : (files.get(path) ?? (await findOfOtherVersion(path)));
    if (file !== null) return file.respond(c.req.raw.headers);
    const isPage = path === PAGE || (path !== null && !looksLikeFile(path) && acceptsPage(c));
    if (!isPage) return text(404, 'Страница не найдена\n');
    if (path === PAGE || pages === null) return shell({ status: 200 });
    const received = await pages.respond(c);
    return 'response' in received ? received.response : shell(received.shell);
  };
}
