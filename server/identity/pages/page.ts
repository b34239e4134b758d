import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { shopName } from '#src/lib/pages/shop-name.ts';
import { type Html, html, trusted } from './html.ts';
import { pageStyle } from './page-style.ts';

/** The shop's logo. */
const mark = trusted(
  '<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11" fill="#0b7a75"/>' +
    '<path fill="#fff" d="M13.6 9C10 9 7.7 11.9 7.7 15.7c0 2.7.9 4.4 1.7 6.3.8 1.9 1 3.9 1.4 6.1.5 2.4 1.1 4.4 2.8 4.4 2.2 0 2.1-2.6 2.6-5 .4-2 1.3-3.5 3.8-3.5s3.4 1.5 3.8 3.5c.5 2.4.4 5 2.6 5 1.7 0 2.3-2 2.8-4.4.4-2.2.6-4.2 1.4-6.1.8-1.9 1.7-3.6 1.7-6.3C32.3 11.9 30 9 26.4 9c-2.5 0-3.9 1.3-6.4 1.3S16.1 9 13.6 9Z"/>' +
    '<path fill="none" stroke="#3fada6" stroke-width="2" stroke-linecap="round" d="M26.3 12.6c1.6.3 2.5 1.7 2.5 3.7"/></svg>',
);

export interface Page {
  title: string;
  body: Html;
  /** Inline script, allowed by the page's nonce. The page must work without it. */
  script?: string;
}

/** Renders the document; the nonce allows its own style and script. */
export function renderPage(page: Page, shopUrl: string, nonce: string): string {
  const script = page.script
    ? html`<script nonce="${nonce}">${trusted(page.script)}</script>`
    : html``;
  return html`<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${page.title} – ${shopName}</title>
<style nonce="${nonce}">${trusted(pageStyle)}</style>
</head>
<body>
<header><a class="brand" href="${shopUrl}/">${mark}<span>${shopName}</span></a></header>
${page.body}
${script}
</body>
</html>
`.markup;
}

/** A nonce for one response. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Headers of a page. Chromium also applies `form-action` to the redirect after a form, so it must
 * include the shop's origins for the redirect after sign-in and sign-out.
 */
export function pageHeaders(nonce: string, clientOrigins: readonly string[]): OutgoingHttpHeaders {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
      "img-src 'self'",
      "font-src 'self'",
      `form-action ${["'self'", ...clientOrigins].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
  };
}

/** Sends a page outside the provider's own routes. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: Page,
  clientOrigins: readonly string[],
  headers: OutgoingHttpHeaders = {},
): void {
  const nonce = makeNonce();
  const [shopUrl = ''] = clientOrigins;
  response.writeHead(status, { ...pageHeaders(nonce, clientOrigins), ...headers });
  response.end(renderPage(page, shopUrl, nonce));
}
