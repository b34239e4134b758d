import { html } from 'hono/html';
import { markdown } from '../markdown.ts';
import { type Html, page } from '../page.ts';

/** The changelog of the contract. */
export function changelogPage(text: string): Html {
  return page({
    title: 'Изменения',
    section: '/docs/changelog',
    body: html`<div class="changelog">${markdown(text)}</div>`,
  });
}
