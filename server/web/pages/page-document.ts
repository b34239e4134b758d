import { createHash, randomBytes } from 'node:crypto';
import type { ServerConfig } from '#server/config.ts';
import type { RenderedPage } from '#src/lib/rendered-page.ts';
import { shopPolicy } from '../security-headers.ts';
import { scriptSafeJson } from '../shop-page.ts';
import type { PageAssets } from './build-manifest.ts';
import type { Keepable } from './page-cache.ts';

/** Stands for the nonce of an answer. */
const NONCE = '__CSP_NONCE__';
/** What a rendered page loads in its own way. */
const BUILT_IN =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>/;
const WITHOUT_SCRIPTS =
  '<noscript>Товары можно смотреть и искать; чтобы положить товар в корзину, включите JavaScript.</noscript>';

/** The page of the build, cut where a rendered page fills it. */
export interface PageTemplate {
  readonly html: string;
  /** Script of the head. */
  readonly boot: string;
}

/** Takes the build's page with its settings filled in, and the source of the script. */
export function pageTemplate(html: string, boot: string): PageTemplate {
  return {
    html: html
      .replace(BUILT_IN, '')
      .replace(NOSCRIPT, WITHOUT_SCRIPTS)
      // What is named by an address needs none; the browser's own style elements do.
      .replaceAll(/(?<!<meta property="csp-nonce") nonce="__CSP_NONCE__"/g, ''),
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

/** A whole page as it is kept: everything but the nonce, which each answer gets anew. */
export class PageDocument implements Keepable {
  readonly status: number;
  readonly lasting: boolean;
  readonly etag: string;
  readonly bytes: number;
  readonly #parts: readonly [Buffer, Buffer];
  readonly #policy: readonly [string, string];

  constructor(
    page: RenderedPage,
    styles: string,
    assets: PageAssets,
    template: PageTemplate,
    config: ServerConfig,
  ) {
    const { boot } = template;
    const head = [
      page.head,
      `<script>${boot}</script>`,
      `<style>${styles}</style>`,
      ...assets.styles.map(
        (href) => `<link rel="stylesheet" href="${href}" media="print" data-late crossorigin>`,
      ),
      ...page.structured.map((json) => `<script type="application/ld+json">${safe(json)}</script>`),
    ].join('');
    const scripts =
      dataScript('page-scripts', { entry: assets.entry, scripts: assets.scripts }) +
      dataScript('page-data', page.data);
    const html = template.html
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>${scripts}`);
    const [before = '', after = ''] = html.split(/__CSP_NONCE__(.*)/s);
    const policy = shopPolicy(config, NONCE, {
      scripts: [sha256(boot)],
      styles: [sha256(styles)],
      styleAttributes: styleAttributes(page.body).map(sha256),
    });
    const [beforeNonce = '', afterNonce = ''] = policy.split(NONCE);
    this.#parts = [Buffer.from(before), Buffer.from(after)];
    this.#policy = [beforeNonce, afterNonce];
    this.status = page.status;
    this.lasting = page.status === 200;
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    this.bytes = html.length * 2;
  }

  /** The answer with a nonce of its own; 304 when the client has the page, with its old one. */
  respond(request: Headers): Response {
    const caching = { 'Cache-Control': 'no-cache', ETag: this.etag };
    if (request.get('if-none-match')?.includes(this.etag) && this.status === 200) {
      return new Response(null, { status: 304, headers: caching });
    }
    const nonce = randomBytes(16).toString('base64url');
    const body = Buffer.concat([this.#parts[0], Buffer.from(nonce), this.#parts[1]]);
    return new Response(new Uint8Array(body), {
      status: this.status,
      headers: {
        ...caching,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(body.byteLength),
        'Content-Security-Policy': this.#policy.join(nonce),
      },
    });
  }
}
