import { createHash, randomBytes } from 'node:crypto';
import type { ServerConfig } from '#server/config/config.ts';
import { WIDTH_HINT } from '#server/images/width-hint.ts';
import { chooseEncoding } from '#server/web/static-files/content-encoding.ts';
import type { RenderedPage } from '#src/ssr/protocol/rendered-page.ts';
import { UNHYDRATED } from '#src/ssr/protocol/unhydrated.ts';
import { reportingEndpoints, shopPolicy } from '../security-headers.ts';
import { NONCE, NOSCRIPT, scriptSafeJson } from '../shop-page.ts';
import { fillSlot, type PackedText, packAround } from './brotli-slot.ts';
import type { PageAssets } from './build-manifest.ts';
import { sha256, styleAttributes } from './inline-hashes.ts';
import type { Cacheable } from './page-cache.ts';
import type { ScriptlessPart } from './scriptless-part.ts';

/** The files that a rendered page loads itself. */
const BUILT_IN =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const WITHOUT_SCRIPTS =
  '<noscript>Товары можно смотреть и искать; чтобы положить товар в корзину, включите JavaScript.</noscript>';

/**
 * A frame is replaced when the scripts of its page run, and nothing in it works before: it is `inert`, and
 * screen readers wait for the page itself.
 */
const UNMOUNTED = 'inert aria-hidden="true"';

/** A policy of Trusted Types: by it the script of a frame inserts the page of its user (`inline/frame-boot.js`). */
const FRAME_POLICY = 'frame';

const STYLE = /\s*<style[^>]*>([\s\S]*?)<\/style>/;

/** The common parts of rendered pages. */
export interface PageTemplate {
  readonly html: string;
  /** Style element of the head: rules for all elements. */
  readonly style: string;
  /** Script of the head. */
  readonly boot: string;
  /** Another one in the head of a page behind sign-in. */
  readonly frameBoot: string;
}

/** @param html the build's page with its settings. @param scripts sources of the head's scripts. */
export function pageTemplate(
  html: string,
  scripts: Pick<PageTemplate, 'boot' | 'frameBoot'>,
): PageTemplate {
  return {
    html: html
      .replace(BUILT_IN, '')
      .replace(STYLE, '')
      .replace(NOSCRIPT, WITHOUT_SCRIPTS)
      // Only inline styles and scripts need a nonce.
      .replaceAll(/(?<!<meta property="csp-nonce") nonce="__CSP_NONCE__"/g, ''),
    style: STYLE.exec(html)?.[1]?.trim() ?? '',
    boot: short(scripts.boot),
    frameBoot: short(scripts.frameBoot),
  };
}

/** A script without comments and indentation. */
function short(script: string): string {
  return script.replaceAll(/^\s*(\/\/.*)?\n|^\s+/gm, '');
}

/** JSON text that cannot close its script element. */
function safe(json: string): string {
  return scriptSafeJson(JSON.parse(json));
}

function dataScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptSafeJson(value)}</script>`;
}

/** A placeholder as long as the nonces that no page contains otherwise. */
const SLOT = randomNonce();

function randomNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** What a document is made of. */
export interface DocumentParts {
  /** For a page behind sign-in its frame. */
  readonly page: RenderedPage;
  /** Styles of the page, without those of the template. */
  readonly styles: string;
  readonly assets: PageAssets;
  readonly template: PageTemplate;
  readonly config: ServerConfig;
  /** What a page behind sign-in shows where scripts do not run; makes the document that of a frame. */
  readonly scriptless?: ScriptlessPart;
}

/** A cached page without the nonce, which is new in each response. */
export class PageDocument implements Cacheable {
  readonly status: number;
  readonly lasting: boolean;
  readonly bytes: number;
  readonly #etag: string;
  readonly #html: string;
  readonly #policy: string;
  #packed: PackedText | null = null;
  /** Number of requests by browsers that accept brotli. */
  #requested = 0;

  constructor({ page, styles: pageStyles, assets, template, config, scriptless }: DocumentParts) {
    const scripts = scriptless ? [template.boot, template.frameBoot] : [template.boot];
    const styles = template.style + pageStyles;
    const head = [
      page.head,
      ...scripts.map((script) => `<script>${script}</script>`),
      `<style>${styles}</style>`,
      ...page.structured.map((json) => `<script type="application/ld+json">${safe(json)}</script>`),
    ].join('');
    const files = dataScript('page-files', assets);
    // The `noscript` of a frame is first: links lead to ids that the hidden frame has, too.
    const root = scriptless
      ? `${scriptless.html}<div id="root"><div ${UNMOUNTED}>${page.body}</div></div>${files}`
      : `<div id="root" ${UNHYDRATED}>${page.body}</div>${files}${dataScript('page-data', page.data)}`;
    const html = (scriptless ? template.html.replace(WITHOUT_SCRIPTS, '') : template.html)
      .replace(NONCE, SLOT)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => root);
    this.#html = html;
    this.#etag = createHash('sha256')
      .update(html.replace(SLOT, ''))
      .digest('base64url')
      .slice(0, 22);
    this.#policy = shopPolicy(config, SLOT, {
      scripts: scripts.map(sha256),
      ...(scriptless ? { policies: [FRAME_POLICY] } : {}),
      styles: [sha256(styles), ...(scriptless?.inline.styles ?? [])],
      styleAttributes: styleAttributes(root).map(sha256),
    });
    this.status = page.status;
    this.lasting = page.status === 200;
    this.bytes = html.length * 2;
  }

  /** The compressed form; created at the second request, as many pages are requested only once. */
  #packedFor(request: Headers): PackedText | null {
    if (chooseEncoding(request.get('accept-encoding') ?? undefined) !== 'br') return null;
    this.#requested += 1;
    if (this.#requested === 2) {
      void packAround(this.#html, SLOT).then((packed) => {
        this.#packed = packed;
      });
    }
    return this.#packed;
  }

  /** The response with a new nonce; 304 when the client has the page, with its old nonce. */
  respond(request: Headers): Response {
    const headers = new Headers({
      'Cache-Control': 'no-cache',
      ETag: `W/"${this.#etag}"`,
      Vary: 'Accept-Encoding',
    });
    if (request.get('if-none-match')?.includes(this.#etag) && this.status === 200) {
      return new Response(null, { status: 304, headers });
    }
    const nonce = randomNonce();
    const packed = this.#packedFor(request);
    const body = packed ? fillSlot(packed, nonce) : Buffer.from(this.#html.replace(SLOT, nonce));
    if (packed) headers.set('Content-Encoding', 'br');
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Content-Length', String(body.byteLength));
    headers.set('Content-Security-Policy', this.#policy.replace(SLOT, nonce));
    headers.set('Reporting-Endpoints', reportingEndpoints);
    headers.set('Accept-CH', WIDTH_HINT);
    return new Response(new Uint8Array(body), { status: this.status, headers });
  }
}
