import { html } from 'hono/html';
import type { ContractDocs } from '../contract-docs.ts';
import type { DocContent, DocOperation, DocParameter } from '../doc-types.ts';
import { inlineMarkdown, markdown } from '../markdown.ts';
import { type Html, page } from '../page.ts';
import { exampleList, methodBadge, originBadge, originSwitch } from '../parts.ts';
import { enumValues, schemaView, typeText } from '../schema-view.ts';
import { tagList } from './operations.ts';

const SECURITY = {
  none: 'Без входа',
  optional: 'Без входа; вошедший видит больше',
  required: 'Нужен вход: Authorization: Bearer …',
} as const;

/** One operation: what is sent, what comes back, with examples. */
export function operationPage(docs: ContractDocs, operation: DocOperation): Html {
  const { id, method, path, summary, description, origin, security, body, responses } = operation;
  const main = html`
    <p class="crumbs"><a href="/docs/operations#${operation.tag}">${docs.tags.find(({ name }) => name === operation.tag)?.description || operation.tag}</a></p>
    <h1>${summary}</h1>
    <p class="call">${methodBadge(method)} <code>${path}</code></p>
    <p class="facts">
      <code>${id}</code> ${originBadge(origin)} <span class="fact">${SECURITY[security]}</span>
      ${operation.isRead && method !== 'GET' ? html`<span class="fact">только читает</span>` : ''}
      ${operation.deprecated ? html`<span class="fact warning">устарела</span>` : ''}
    </p>
    ${markdown(description)}
    ${originSwitch()}
    ${operation.parameters.length > 0 ? html`<h2 id="parameters">Параметры</h2>${parameters(docs, operation.parameters)}` : ''}
    ${body ? html`<h2 id="request">Тело запроса${body.required ? '' : ' (можно не передавать)'}</h2>${body.contents.map((one) => content(docs, one, true))}` : ''}
    <h2 id="answers">Ответы</h2>
    ${responses.map(
      ({ status, description: text, headers, contents }, index) => html`
      <details class="answer status-${status[0]}" id="${status}"${index === 0 ? html` open` : ''}>
        <summary><strong>${status === 'default' ? 'Любой другой' : status}</strong> ${inlineMarkdown(text)}</summary>
        ${headers.length > 0 ? html`<p class="headers">Заголовки: ${headers.map(([name, header], at) => html`${at > 0 ? ', ' : ''}<code title="${header.description ?? ''}">${name}</code>${header.required ? '' : ' (может не быть)'}`)}</p>` : ''}
        ${contents.length === 0 ? html`<p class="note">Тела нет.</p>` : contents.map((one) => content(docs, one, status.startsWith('2')))}
      </details>`,
    )}
    <h2 id="curl">Вызов</h2>
    <pre tabindex="0"><code>${curl(operation)}</code></pre>
    ${mockLine(operation)}`;
  return page({
    title: summary,
    section: '/docs/operations',
    body: main,
    aside: tagList(docs, operation.tag),
  });
}

function parameters(docs: ContractDocs, list: readonly DocParameter[]): Html {
  return html`<dl class="properties">${list.map(
    (one) => html`<div class="property" data-origin="${one['x-origin'] ?? ''}">
      <dt><code>${one.name}</code> <span class="place">${one.in}</span>${one.required ? html` <span class="required">обязательно</span>` : ''}</dt>
      <dd>
        <span class="type">${typeText(docs, one.schema ?? {})}</span> ${originBadge(one['x-origin'])}
        ${one.description ? html`<p>${inlineMarkdown(one.description)}</p>` : ''}
        ${enumValues(docs.resolve(one.schema?.items ?? one.schema ?? {}))}
      </dd>
    </div>`,
  )}</dl>`;
}

function content(
  docs: ContractDocs,
  { mediaType, schema, examples }: DocContent,
  isOpen: boolean,
): Html {
  return html`<div class="content">
    <p class="type-line"><code>${mediaType}</code> · ${typeText(docs, schema)}</p>
    ${exampleList(examples)}
    <details${isOpen ? html` open` : ''}><summary>Поля</summary>${schemaView(docs, schema)}</details>
  </div>`;
}

function curl({ method, path, parameters: list, security, body }: DocOperation): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const found = list.find((one) => one.in === 'path' && one.name === name);
    return found?.example === undefined ? whole : String(found.example);
  });
  const [sent] = body?.contents ?? [];
  const example = sent?.examples[0]?.value;
  const lines = [`curl -X ${method} "$URL${filled}"`];
  if (security !== 'none') lines.push('-H "Authorization: Bearer $TOKEN"');
  if (sent?.mediaType === 'application/json') {
    lines.push("-H 'Content-Type: application/json'");
    if (example !== undefined) {
      lines.push(`-d '${JSON.stringify(example).replaceAll("'", `'\\''`)}'`);
    }
  }
  return lines.join(' \\\n  ');
}

function mockLine({ responses }: DocOperation): Html | '' {
  const names = responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ contents }) =>
      contents.flatMap(({ examples }) => examples.map(({ name }) => name)),
    );
  if (names.length === 0) return '';
  return html`<p class="note">Мок выбирает пример по заголовку <code>Prefer: example=${names[0]}</code>, ошибку — по <code>Prefer: code=404</code>: <a href="/docs/guide">как запустить</a>.</p>`;
}
