import { html } from 'hono/html';
import { listEnums } from '../catalogs.ts';
import type { ContractDocs } from '../contract-docs.ts';
import { inlineMarkdown } from '../markdown.ts';
import { type Html, page } from '../page.ts';
import { operationLinks, originBadge, originSwitch } from '../parts.ts';
import { enumValues } from '../schema-view.ts';

/** All shared enumerations, those of the specification first. */
export function enumsPage(docs: ContractDocs): Html {
  const entries = listEnums(docs);
  const bySpec = entries.filter(({ schema }) => schema['x-origin'] === 'spec').length;
  const body = html`
    <h1>Перечисления</h1>
    <p class="lead">Из спецификации: ${bySpec}, спроектировано: ${entries.length - bySpec}. Значения пишутся ровно так.</p>
    ${originSwitch()}
    ${entries.map(
      ({ name, schema, operations }) => html`
      <section class="entry" id="${name}" data-origin="${schema['x-origin'] ?? ''}">
        <h2 class="entry-title"><a href="/docs/schemas/${name}"><code>${name}</code></a> ${originBadge(schema['x-origin'])}</h2>
        ${schema.description ? html`<p>${inlineMarkdown(schema.description)}</p>` : ''}
        ${enumValues(schema)} ${operationLinks(operations)}
      </section>`,
    )}`;
  const aside = html`<nav class="side" aria-label="Перечисления"><ul>${entries.map(
    ({ name }) => html`<li><a class="side-link" href="#${name}">${name}</a></li>`,
  )}</ul></nav>`;
  return page({ title: 'Перечисления', section: '/docs/enums', body, aside });
}
