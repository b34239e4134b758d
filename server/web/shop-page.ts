import { randomBytes } from 'node:crypto';
import type { ServerConfig } from '#server/config/config.ts';
import { WIDTH_HINT } from '#server/images/width-hint.ts';
import type { PageAssets } from './pages/build-manifest.ts';
import { type InlineHashes, reportingEndpoints, shopPolicy } from './security-headers.ts';

/** The build's placeholder for the nonce. */
export const NONCE = '__CSP_NONCE__';
/** The build's `<noscript>`. */
export const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>/;
const CONFIG = /(<script\b[^>]*\bid="shop-config"[^>]*>)([\s\S]*?)(<\/script>)/;

/** The settings that the built shop reads at start. */
function browserConfig({ identity, shop }: ServerConfig): Record<string, unknown> {
  return {
    authority: identity.issuer,
    clientId: identity.clientId,
    scope: identity.scope,
    ...(shop.ratingWidgetUrl === null ? {} : { ratingWidgetUrl: shop.ratingWidgetUrl }),
  };
}

/** JSON that cannot close its script element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The build's page with the settings of this deployment. */
export function fillConfig(html: string, config: ServerConfig): string {
  return html.replace(CONFIG, (_all, open: string, json: string, close: string) => {
    const built: unknown = json.trim() === '' ? {} : JSON.parse(json);
    return open + scriptSafeJson({ ...(built as object), ...browserConfig(config) }) + close;
  });
}

/** Preloads the files of a route in parallel with those of every page. */
function preloads(html: string, { scripts, styles }: PageAssets): string {
  const links = [
    ...scripts.map((href) => ({ href, kind: 'rel="modulepreload"' })),
    ...styles.map((href) => ({ href, kind: 'rel="preload" as="style"' })),
  ];
  return links
    .filter(({ href }) => !html.includes(`"${href}"`))
    .map(({ href, kind }) => `<link ${kind} crossorigin href="${href}">`)
    .join('');
}

/** The variable parts of the empty page. */
export interface ShellContent {
  readonly status: number;
  /** Files of the URL's routes. */
  readonly files?: PageAssets | undefined;
  /** Shown where scripts do not run. */
  readonly scriptless?: { readonly html: string; readonly inline: InlineHashes } | undefined;
  /** Further headers: `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * The shop's empty page, which the browser renders, with a new nonce per response. It has no ETag:
 * a cached copy would have an old nonce.
 *
 * @param html page of the build with its settings filled in.
 */
export function createShopPage(
  html: string,
  config: ServerConfig,
): (content: ShellContent) => Response {
  return ({ status, files, scriptless, headers }) => {
    const nonce = randomBytes(16).toString('base64url');
    const links = files ? preloads(html, files) : '';
    const page = html
      .replace('</head>', `${links}</head>`)
      .replace(NOSCRIPT, (built) => scriptless?.html ?? built);
    const body = Buffer.from(page.replaceAll(NONCE, nonce));
    return new Response(new Uint8Array(body), {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(body.byteLength),
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': shopPolicy(config, nonce, scriptless?.inline),
        'Reporting-Endpoints': reportingEndpoints,
        'Accept-CH': WIDTH_HINT,
        ...headers,
      },
    });
  };
}
