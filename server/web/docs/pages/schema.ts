import { html } from 'hono/html';
import { usersOfSchemas } from '../catalogs.ts';
import type { ContractDocs } from '../contract-docs.ts';
import type { DocSchema } from '../doc-types.ts';
import { markdown } from '../markdown.ts';
import { type Html, page } from '../page.ts';
import { operationLinks, originBadge, originSwitch } from '../parts.ts';
import { enumValues, schemaView } from '../schema-view.ts';

/** One shared schema and the operations that use it. */
export function schemaPage(docs: ContractDocs, name: string, schema: DocSchema): Html {
  const body = html`
    <p class="crumbs"><a href="/docs/operations">Операции</a></p>
    <h1><code>${name}</code> ${originBadge(schema['x-origin'])}</h1>
    ${markdown(schema.description ?? '')}
    ${schema.properties ? originSwitch() : ''}
    ${schema.enum ? enumValues(schema) : schemaView(docs, schema)}
    <h2>Где встречается</h2>
    ${operationLinks(usersOfSchemas(docs).get(name) ?? [])}`;
  return page({ title: name, section: '/docs/operations', body });
}
