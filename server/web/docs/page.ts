import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** For pages made here: nothing but this server's own files, no inline script, no HTML from script. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const SECTIONS = [
  ['/docs', 'Обзор'],
  ['/docs/operations', 'Операции'],
  ['/docs/enums', 'Перечисления'],
  ['/docs/errors', 'Ошибки'],
  ['/docs/guide', 'Мок и проверка'],
  ['/docs/changelog', 'Изменения'],
  ['/docs/try', 'Попробовать'],
] as const;

interface PageOptions {
  readonly title: string;
  /** The section of the menu that it belongs to. */
  readonly section: string;
  readonly body: Html;
  /** Stands beside the body on a wide screen. */
  readonly aside?: Html;
}

/** A whole page of the documentation. */
export function page({ title, section, body, aside }: PageOptions): Html {
  return html`<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · API магазина</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/docs/docs.css" />
    <script src="/docs/docs.js" defer></script>
  </head>
  <body>
    <a class="skip" href="#main">К содержанию</a>
    <header class="top">
      <a class="home" href="/docs">API магазина</a>
      <nav class="tabs" aria-label="Разделы">
        ${SECTIONS.map(
          ([href, name]) =>
            html`<a class="tab" href="${href}"${href === section ? html` aria-current="page"` : ''}>${name}</a>`,
        )}
      </nav>
      <form class="search" action="/docs/operations" role="search">
        <input class="search-query" type="search" name="q" placeholder="Найти операцию" aria-label="Найти операцию" />
      </form>
    </header>
    <div class="frame${aside ? ' has-aside' : ''}">
      ${aside ? html`<aside>${aside}</aside>` : ''}
      <main id="main">${body}</main>
    </div>
  </body>
</html>`;
}
