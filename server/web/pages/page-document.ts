import { createHash, randomBytes } from 'node:crypto';
import type { ServerConfig } from '#server/config/config.ts';
import { WIDTH_HINT } from '#server/images/width-hint.ts';
import type { RenderedPage } from '#src/ssr/protocol/rendered-page.ts';
import { UNHYDRATED } from '#src/ssr/protocol/unhydrated.ts';
import { chooseEncoding } from '../content-encoding.ts';
import { reportingEndpoints, shopPolicy } from '../security-headers.ts';
import { NONCE, NOSCRIPT, scriptSafeJson } from '../shop-page.ts';
import { fillSlot, type PackedText, packAround } from './brotli-slot.ts';
import type { PageAssets } from './build-manifest.ts';
import type { Cacheable } from './page-cache.ts';
import type { ScriptlessPart } from './scriptless-part.ts';

/** The files that a rendered page loads itself. */
const BUILT_IN =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const TITLE = /<title[^>]*>[^<]*<\/title>/;
const WITHOUT_SCRIPTS =
  '<noscript>Товары можно смотреть и искать; чтобы положить товар в корзину, включите JavaScript.</noscript>';

const STYLE = /\s*<style[^>]*>([\s\S]*?)<\/style>/;

/** The common parts of rendered pages. */
export interface PageTemplate {
  readonly html: string;
  /** Style element of the head: rules for all elements. */
  readonly style: string;
  /** Script of the head. */
  readonly boot: string;
  /** Second script of the head of a page behind sign-in. */
  readonly firstCalls: string;
}

/** Sources of the head's scripts. */
export type BootScripts = Pick<PageTemplate, 'boot' | 'firstCalls'>;

/** @param html the build's page with its settings. */
export function pageTemplate(html: string, { boot, firstCalls }: BootScripts): PageTemplate {
  return {
    html: html
      .replace(BUILT_IN, '')
      .replace(STYLE, '')
      .replace(NOSCRIPT, '')
      // Only inline styles and scripts need a nonce.
      .replaceAll(/(?<!<meta property="csp-nonce") nonce="__CSP_NONCE__"/g, ''),
    style: STYLE.exec(html)?.[1]?.trim() ?? '',
    boot: withoutComments(boot),
    firstCalls: withoutComments(firstCalls),
  };
}

function withoutComments(script: string): string {
  return script.replaceAll(/^\s*(\/\/.*)?\n|^\s+/gm, '');
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** JSON text that cannot close its script element. */
function safe(json: string): string {
  return scriptSafeJson(JSON.parse(json));
}

function dataScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptSafeJson(value)}</script>`;
}

/** Values of the style attributes, with entities decoded. */
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

/** A placeholder as long as the nonces that no page contains otherwise. */
const SLOT = randomNonce();

function randomNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** The further parts of a page that needs scripts and a session. */
export interface FrameParts {
  /** Shown where scripts do not run. */
  readonly scriptless: ScriptlessPart;
  /** Scripts that it needs first when the user's token has to be renewed. */
  readonly renewal: readonly string[];
}

/** What a document is made of. */
export interface DocumentParts {
  readonly page: RenderedPage;
  /** Styles of the page, without those of the template. */
  readonly styles: string;
  readonly assets: PageAssets;
  /** Of a page behind sign-in, of which only the frame is rendered. */
  readonly frame?: FrameParts | undefined;
  readonly template: PageTemplate;
  readonly config: ServerConfig;
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

  constructor({ page, styles: pageStyles, assets, frame, template, config }: DocumentParts) {
    const scripts = [template.boot, ...(frame ? [template.firstCalls] : [])];
    const styles = template.style + pageStyles;
    const head = [
      // Without scripts the title is that of the `noscript`.
      frame ? page.head.replace(TITLE, '') : page.head,
      ...(frame ? [dataScript('first-calls', { ...page.firstCalls, renewal: frame.renewal })] : []),
      ...scripts.map((script) => `<script>${script}</script>`),
      `<style>${styles}</style>`,
      ...page.structured.map((json) => `<script type="application/ld+json">${safe(json)}</script>`),
    ].join('');
    const noscript = frame?.scriptless.html() ?? WITHOUT_SCRIPTS;
    const root = `<div id="root" ${UNHYDRATED}>${page.body}</div>`;
    const data = dataScript('page-files', assets) + dataScript('page-data', page.data);
    // A `noscript` with the frame is first: links lead to the ids of its elements.
    const html = template.html
      .replace(NONCE, SLOT)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () =>
        frame ? noscript + root + data : root + data + noscript,
      );
    this.#html = html;
    this.#etag = createHash('sha256')
      .update(html.replace(SLOT, ''))
      .digest('base64url')
      .slice(0, 22);
    this.#policy = shopPolicy(config, SLOT, {
      scripts: scripts.map(sha256),
      styles: [styles, ...(frame ? [frame.scriptless.styles] : [])].map(sha256),
      styleAttributes: styleAttributes(page.body + noscript).map(sha256),
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
