import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { shopName } from '#src/lib/shop-name.ts';
import { type Html, html, trusted } from './html.ts';
import { pageStyle } from './page-style.ts';

const tooth = trusted(
  '<svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true"><path d="M10.2 3.5C6.3 3.5 3.5 6.6 3.5 10.8c0 3 1 4.700 1.900 6.700.9 2 1.100 4 1.500 6.300.4 2.500 1 4.700 2.800 4.700 2.300 0 2.200-2.700 2.700-5.300.4-2.100 1.200-3.700 3.600-3.700s3.200 1.600 3.600 3.700c.5 2.600.4 5.300 2.700 5.300 1.800 0 2.400-2.200 2.800-4.700.4-2.300.6-4.300 1.500-6.300.9-2 1.900-3.700 1.900-6.700 0-4.200-2.800-7.300-6.700-7.300-2.500 0-3.800 1.300-5.800 1.300s-3.300-1.300-5.800-1.300Z"/></svg>',
);

export interface Page {
  title: string;
  body: Html;
  /** Inline script, run with the page's nonce. The page must work without it. */
  script?: string;
}

/** Makes the whole document; the nonce admits its own style and script. */
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
<title>${page.title} – ${shopName}</title>
<style nonce="${nonce}">${trusted(pageStyle)}</style>
</head>
<body>
<a class="brand" href="${shopUrl}/">${tooth}<span>${shopName}</span></a>
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
 * Headers of a page. Chromium applies `form-action` to the redirect that follows a form too, so the
 * origins of the shop must stand there for the way back after sign-in and sign-out.
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

/** Sends a page from outside the provider's own routes. */
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
