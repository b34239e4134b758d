import { createHash, randomBytes } from 'node:crypto';
import type { ServerConfig } from '#server/config/config.ts';
import type { RenderedPage } from '#src/ssr/protocol/rendered-page.ts';
import { UNHYDRATED } from '#src/ssr/protocol/replay-clicks.ts';
import { chooseEncoding } from '../content-encoding.ts';
import { shopPolicy } from '../security-headers.ts';
import { NONCE, NOSCRIPT, scriptSafeJson } from '../shop-page.ts';
import { fillSlot, type PackedText, packAround } from './brotli-slot.ts';
import type { PageAssets } from './build-manifest.ts';
import type { Cacheable } from './page-cache.ts';

/** What a rendered page loads in its own way. */
const BUILT_IN =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const WITHOUT_SCRIPTS =
  '<noscript>Товары можно смотреть и искать; чтобы положить товар в корзину, включите JavaScript.</noscript>';

const STYLE = /\s*<style[^>]*>([\s\S]*?)<\/style>/;

/** What rendered pages have in common. */
export interface PageTemplate {
  readonly html: string;
  /** Style of the head: what holds for all elements, whatever their classes. */
  readonly style: string;
  /** Script of the head. */
  readonly boot: string;
}

/** Takes the build's page with its settings filled in, and the source of the script. */
export function pageTemplate(html: string, boot: string): PageTemplate {
  return {
    html: html
      .replace(BUILT_IN, '')
      .replace(STYLE, '')
      .replace(NOSCRIPT, WITHOUT_SCRIPTS)
      // What is named by an address needs none; the browser's own style elements do.
      .replaceAll(/(?<!<meta property="csp-nonce") nonce="__CSP_NONCE__"/g, ''),
    style: STYLE.exec(html)?.[1]?.trim() ?? '',
    boot: boot.replaceAll(/^\s*(\/\/.*)?\n|^\s+/gm, ''),
  };
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** JSON text that cannot end the script element it stands in. */
function safe(json: string): string {
  return scriptSafeJson(JSON.parse(json));
}

function dataScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptSafeJson(value)}</script>`;
}

/** Values of the style attributes, as the browser sees them. */
function styleAttributes(html: string): string[] {
  const unescaped = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return [
    ...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => unescaped(text))),
  ];
}

/** As long as the nonces, and unlike anything in a page. */
const SLOT = randomNonce();

function randomNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** A whole page as it is kept: everything but the nonce, which each answer gets anew. */
export class PageDocument implements Cacheable {
  readonly status: number;
  readonly lasting: boolean;
  readonly bytes: number;
  readonly #etag: string;
  readonly #html: string;
  readonly #policy: string;
  #packed: PackedText | null = null;
  /** How often it was requested by a browser that takes brotli. */
  #requested = 0;

  constructor(
    page: RenderedPage,
    pageStyles: string,
    assets: PageAssets,
    template: PageTemplate,
    config: ServerConfig,
  ) {
    const { boot } = template;
    const styles = template.style + pageStyles;
    const head = [
      page.head,
      `<script>${boot}</script>`,
      `<style>${styles}</style>`,
      ...page.structured.map((json) => `<script type="application/ld+json">${safe(json)}</script>`),
    ].join('');
    const data = dataScript('page-files', assets) + dataScript('page-data', page.data);
    const html = template.html
      .replace(NONCE, SLOT)
      .replace('</head>', () => `${head}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" ${UNHYDRATED}>${page.body}</div>${data}`,
      );
    this.#html = html;
    this.#etag = createHash('sha256')
      .update(html.replace(SLOT, ''))
      .digest('base64url')
      .slice(0, 22);
    this.#policy = shopPolicy(config, SLOT, {
      scripts: [sha256(boot)],
      styles: [sha256(styles)],
      styleAttributes: styleAttributes(page.body).map(sha256),
    });
    this.status = page.status;
    this.lasting = page.status === 200;
    this.bytes = html.length * 2;
  }

  /** The compressed form, once it is there: many pages are requested but once. */
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

  /** The respond with a nonce of its own; 304 when the client has the page, with its old one. */
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
    return new Response(new Uint8Array(body), { status: this.status, headers });
  }
}
