import { html } from 'hono/html';
import { type Html, page } from '../page.ts';

/** A page that the contract has nothing for. */
export function notFoundPage(): Html {
  return page({
    title: 'Не найдено',
    section: '',
    body: html`<h1>Такой страницы нет</h1><p>Возможно, операцию или схему переименовали. <a href="/docs/operations">Все операции</a></p>`,
  });
}
