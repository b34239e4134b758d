import { html } from 'hono/html';
import type { ContractDocs } from '../contract-docs.ts';
import type { DocOperation } from '../doc-types.ts';
import { type Html, page } from '../page.ts';
import { methodBadge, originBadge } from '../parts.ts';

export interface OperationFilter {
  /** Words that must stand in the path, the name or the texts. */
  readonly query: string;
  /** `spec`, `design`, or empty for both. */
  readonly origin: string;
}

/** The operations by section; the script narrows them while the user types. */
export function operationsPage(docs: ContractDocs, filter: OperationFilter): Html {
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (operation: DocOperation) =>
    (filter.origin === '' || operation.origin === filter.origin) &&
    words.every((word) => searchText(operation).includes(word));
  const found = docs.operations.filter(fits).length;
  const body = html`
    <h1>Операции</h1>
    <form class="filter" data-filter>
      <input class="filter-query" type="search" name="q" value="${filter.query}" placeholder="Путь, имя или слово" aria-label="Найти операцию" />
      <select name="origin" aria-label="Происхождение">
        ${option('', 'любое происхождение', filter.origin)}
        ${option('spec', 'из спецификации', filter.origin)}
        ${option('design', 'спроектировано', filter.origin)}
      </select>
      <button>Найти</button>
      <output aria-live="polite">Найдено: ${found}</output>
    </form>
    <p class="empty"${found > 0 ? html` hidden` : ''}>Ничего не найдено: попробуйте часть пути или имя на английском.</p>
    ${docs.tags.map(
      ({ name, description, operations }) => html`
      <section id="${name}"${operations.some(fits) ? '' : html` hidden`}>
        <h2>${description || name} <small>${name}</small></h2>
        <ul class="operations">${operations.map((one) => row(one, fits(one)))}</ul>
      </section>`,
    )}`;
  return page({ title: 'Операции', section: '/docs/operations', body, aside: tagList(docs) });
}

function option(value: string, word: string, chosen: string): Html {
  return html`<option value="${value}"${value === chosen ? html` selected` : ''}>${word}</option>`;
}

function row(operation: DocOperation, isShown: boolean): Html {
  const { id, method, path, summary, origin, deprecated } = operation;
  return html`<li data-origin="${origin}" data-text="${searchText(operation)}"${isShown ? '' : html` hidden`}>
    <a class="row" href="/docs/operations/${id}">
      ${methodBadge(method)} <code class="row-path${deprecated ? ' deprecated' : ''}">${path}</code>
      <span class="row-summary">${summary}</span> ${originBadge(origin)}
    </a>
  </li>`;
}

function searchText({ id, method, path, summary, description }: DocOperation): string {
  return `${method} ${path} ${id} ${summary} ${description}`.toLowerCase();
}

/** The sections, for the side of the page. */
export function tagList(docs: ContractDocs, present?: string): Html {
  return html`<nav class="side" aria-label="Разделы API"><ul>${docs.tags.map(
    ({ name, description, operations }) =>
      html`<li><a class="side-link" href="/docs/operations#${name}"${name === present ? html` aria-current="true"` : ''}>${shortName(description) || name} <small>${operations.length}</small></a></li>`,
  )}</ul></nav>`;
}

/** «Компании: договоры, адреса …» is «Компании» at the side. */
function shortName(description: string): string {
  return description.split(/[:,]/)[0] ?? '';
}
