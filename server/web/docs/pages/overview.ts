import { html } from 'hono/html';
import type { ContractDocs } from '../contract-docs.ts';
import type { DocSchema } from '../doc-types.ts';
import { markdown } from '../markdown.ts';
import { type Html, page } from '../page.ts';
import { originBadge } from '../parts.ts';

const PARTS = [
  ['/docs/operations', 'Операции', 'Все вызовы с полями, примерами и ошибками; поиск и отбор.'],
  ['/docs/enums', 'Перечисления', 'Значения, где они встречаются и откуда взяты.'],
  ['/docs/errors', 'Ошибки', 'Статусы, причины (reason) и что делать клиенту.'],
  ['/docs/guide', 'Мок и проверка', 'Как ответить примерами и как проверить свой сервер.'],
  ['/docs/changelog', 'Изменения', 'Что менялось от версии к версии.'],
  ['/docs/try', 'Попробовать', 'Отправить запрос этому серверу прямо со страницы.'],
  ['/openapi.json', 'openapi.json', 'Сам контракт, OpenAPI 3.1, одним файлом.'],
] as const;

/** What the API is, how much of it there is, and where to go on. */
export function overviewPage(docs: ContractDocs): Html {
  const bySpec = docs.operations.filter(({ origin }) => origin === 'spec').length;
  const properties = countProperties([...docs.schemas.values()]);
  const body = html`
    <h1>${docs.title}</h1>
    <p class="lead">Версия ${docs.version}. Контракт, по которому магазин говорит с сервером — любым, на любом языке.</p>
    ${markdown(docs.description)}
    <table class="numbers">
      <thead><tr><th></th><th>${originBadge('spec')}</th><th>${originBadge('design')}</th></tr></thead>
      <tbody>
        <tr><th scope="row">Операции</th><td>${bySpec}</td><td>${docs.operations.length - bySpec}</td></tr>
        <tr><th scope="row">Поля схем</th><td>${properties.spec}</td><td>${properties.design}</td></tr>
      </tbody>
    </table>
    <ul class="cards">${PARTS.map(
      ([href, name, text]) =>
        html`<li><a class="card" href="${href}"><strong>${name}</strong><span class="card-text">${text}</span></a></li>`,
    )}</ul>
    <h2>Разделы API</h2>
    <ul class="cards small">${docs.tags.map(
      ({ name, description, operations }) =>
        html`<li><a class="card" href="/docs/operations#${name}"><strong>${description || name}</strong><span class="card-text">${name} · операций: ${operations.length}</span></a></li>`,
    )}</ul>`;
  return page({ title: 'Обзор', section: '/docs', body });
}

function countProperties(schemas: readonly DocSchema[]): { spec: number; design: number } {
  const origins = schemas.flatMap(({ properties }) =>
    Object.values(properties ?? {}).map((property) => property['x-origin']),
  );
  return {
    spec: origins.filter((origin) => origin === 'spec').length,
    design: origins.filter((origin) => origin === 'design').length,
  };
}
