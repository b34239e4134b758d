import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServerConfig } from '#server/config/config.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';

/** For responses that are no pages: nothing in them may run or be framed. */
const API_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Path that browsers send policy violations to. */
export const POLICY_REPORTS = '/policy-reports';

const REPORT_GROUP = 'policy';

/** Names the endpoint of `report-to`; goes with every policy that contains it. */
export const reportingEndpoints = `${REPORT_GROUP}="${POLICY_REPORTS}"`;

/** `report-uri` is for Firefox and Safari; browsers that know `report-to` ignore it. */
const REPORTING = [`report-uri ${POLICY_REPORTS}`, `report-to ${REPORT_GROUP}`];

/** Headers of every response; a page sets its own policy. */
function commonHeaders(config: ServerConfig): readonly (readonly [string, string])[] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', API_POLICY],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
  ];
  // Browsers ignore it over HTTP, and a development host must not be pinned to HTTPS.
  if (config.publicUrl.startsWith('https:')) {
    headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  }
  return headers;
}

/** Adds the headers that a response does not have yet. */
export function securityHeaders(config: ServerConfig): MiddlewareHandler<HttpEnv> {
  const common = commonHeaders(config);
  return async (c, next) => {
    await next();
    // A 304 must not replace the cached policy: its nonce is in the cached body.
    const skipPolicy = c.res.status === 304;
    for (const [name, value] of common) {
      if (skipPolicy && name === 'Content-Security-Policy') continue;
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

/** Hashes of the inline scripts and styles of a page: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
  /** Names of the Trusted Types policies that its scripts create. */
  readonly policies?: readonly string[];
}

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [], styleAttributes: [] };

function sources(...list: readonly string[]): string {
  return list.join(' ');
}

/**
 * The sources that external services of the settings add to the policy. Of a third party only its own
 * script is allowed, by its full URL, and of a tag manager the scripts that the settings name besides; its requests and images are allowed for its origin, and for the
 * further origins of the settings. A captcha is a page of its service in a frame, whose scripts come from
 * there as well.
 */
function thirdParties({ shop, smartCaptcha }: ServerConfig) {
  const { ratingWidgetUrl: rating, recommendationServiceUrl: service } = shop;
  const scripts = [
    shop.searchBoosterUrl,
    shop.webAnalytics?.scriptUrl ?? null,
    shop.tagManagerUrl,
    shop.marketplaceWidgetsUrl,
    ...shop.tagManagerScripts,
  ].filter((url) => url !== null);
  const further = scripts.length > 0 ? shop.thirdPartyOrigins : [];
  const captcha = smartCaptcha === null ? [] : [smartCaptcha.url];
  const origins = [...scripts.map((url) => new URL(url).origin), ...further, ...captcha];
  return {
    // A policy compares paths and knows no queries.
    scripts: [...scripts.map((url) => url.replace(/[?#].*$/, '')), ...captcha],
    calls: [...origins, ...(service === null ? [] : [new URL(service).origin])],
    images: origins,
    frames: [...(rating === null ? [] : [new URL(rating).origin]), ...captcha],
    policies: scripts.length > 0 ? shop.widgetPolicies : [],
  };
}

/** The policy of the shop's pages. `nonce` is for the style tags that Mantine adds. */
export function shopPolicy(
  config: ServerConfig,
  nonce: string,
  inline: InlineHashes = NOTHING_INLINE,
): string {
  const issuer = config.identity.embedded ? [] : [new URL(config.identity.issuer).origin];
  const others = thirdParties(config);
  return [
    "default-src 'none'",
    sources("script-src 'self'", ...new Set(others.scripts), ...inline.scripts),
    sources(`style-src 'self' 'nonce-${nonce}'`, ...inline.styles),
    ...(inline.styleAttributes.length === 0
      ? []
      : [sources("style-src-attr 'unsafe-hashes'", ...inline.styleAttributes)]),
    sources("img-src 'self' data:", ...new Set([...config.pictureOrigins, ...others.images])),
    "font-src 'self'",
    sources("connect-src 'self'", ...issuer, ...new Set(others.calls)),
    sources("frame-src 'self'", ...issuer, ...others.frames),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    sources('trusted-types default dompurify', ...(inline.policies ?? []), ...others.policies),
    ...REPORTING,
  ].join('; ');
}

/** ` 'sha256-…'` of each inline element with this name. */
function inlineHashes(html: string, element: 'script' | 'style'): string {
  const found = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'),
  );
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...found].map(([, text = '']) => ` 'sha256-${hash(text)}'`).join('');
}

/** The policy of the service worker for the offline page: it fetches pages. */
export const offlineWorkerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of the offline page: only its inline content. */
export function offlinePagePolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src${inlineHashes(html, 'script')}`,
    `style-src${inlineHashes(html, 'style')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The policy of the page in the silent sign-in's frame: its own scripts, framed by the shop only. */
export function silentCallbackPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${inlineHashes(html, 'script')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
