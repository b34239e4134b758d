import { html, raw } from 'hono/html';
import { Marked } from 'marked';

type Html = ReturnType<typeof html>;

/** Only this server's own files, no script at all. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The pages beside the reference: URL, name, file in the project. */
export const PAGES = [
  ['/docs/origins', 'Происхождение', 'docs/api/origins.md'],
  ['/docs/enums', 'Перечисления', 'docs/api/enums.md'],
  ['/docs/errors', 'Ошибки', 'docs/api/errors.md'],
  ['/docs/guide', 'Мок и проверка', 'docs/api/guide.md'],
  ['/docs/screens', 'Экраны', 'docs/api/screens.md'],
  ['/docs/specification', 'Спецификация', 'docs/specification.md'],
  ['/docs/changelog', 'Изменения', 'openapi/CHANGELOG.md'],
] as const;

const marked = new Marked({
  renderer: {
    // What the contract says is shown as text: a tag in it stays visible.
    html: ({ text }) =>
      text.startsWith('<!--') ? '' : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    // `## `InvalidCode`` can be linked to as #InvalidCode.
    heading({ tokens, depth, text }) {
      const content = this.parser.parseInline(tokens);
      const [, name] = /^`(\w+)`$/.exec(text) ?? [];
      return `<h${depth}${name === undefined ? '' : ` id="${name}"`}>${content}</h${depth}>\n`;
    },
    // A wide one scrolls by itself, by keyboard too.
    code: ({ text }) =>
      `<pre tabindex="0"><code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre>\n`,
  },
});

/** A page of the documentation. @param path its own URL, marked in the menu. */
export function markdownPage(path: string, title: string, markdown: string): Html {
  const links = [['/docs', 'Справочник'], ...PAGES, ['/openapi.json', 'openapi.json']] as const;
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
  </head>
  <body>
    <a class="skip" href="#main">К содержанию</a>
    <header class="top">
      <nav class="tabs" aria-label="Разделы">
        ${links.map(
          ([href, name]) =>
            html`<a class="tab" href="${href}"${href === path ? raw(' aria-current="page"') : ''}>${name}</a>`,
        )}
      </nav>
      <form class="search" action="/docs" role="search">
        <input class="search-query" type="search" name="q" placeholder="Найти операцию" aria-label="Найти операцию" />
      </form>
    </header>
    <main class="page" id="main">${raw(marked.parse(markdown, { async: false }))}</main>
  </body>
</html>`;
}
