import { html } from 'hono/html';
import type { DocExample, DocOperation, Origin } from './doc-types.ts';
import type { Html } from './page.ts';

const ORIGINS = {
  spec: { word: 'спецификация', title: 'Так сказано в спецификации продукта' },
  design: { word: 'спроектировано', title: 'Спроектировано нами: спецификация об этом молчит' },
} as const;

/** The mark that tells what is stated from what was designed. */
export function originBadge(origin: Origin | undefined): Html | '' {
  if (origin === undefined) return '';
  const { word, title } = ORIGINS[origin];
  return html`<span class="origin ${origin}" title="${title}">${word}</span>`;
}

export function methodBadge(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

export function operationLink({ id, method, path }: DocOperation): Html {
  return html`<a class="operation-link" href="/docs/operations/${id}">${methodBadge(method)} <code>${path}</code></a>`;
}

/** The operations that use something; many are folded away. */
export function operationLinks(operations: readonly DocOperation[]): Html | '' {
  if (operations.length === 0) return '';
  const list = html`<ul class="links">${operations.map((one) => html`<li>${operationLink(one)}</li>`)}</ul>`;
  if (operations.length <= 3) return list;
  return html`<details><summary>Операций: ${operations.length}</summary>${list}</details>`;
}

export function json(value: unknown): Html {
  return html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}

/** Named examples, each folded but the first. */
export function exampleList(examples: readonly DocExample[]): Html | '' {
  if (examples.length === 0) return '';
  return html`<div class="examples">${examples.map(
    ({ name, summary, value }, index) =>
      html`<details id="example-${name}"${index === 0 && examples.length === 1 ? html` open` : ''}>
        <summary><code>${name}</code> ${summary === name ? '' : summary}</summary>
        ${json(value)}
      </details>`,
  )}</div>`;
}

/** Buttons that dim what is of the other origin; done by the style sheet. */
export function originSwitch(): Html {
  const choices = [
    ['all', 'всё'],
    ['spec', 'спецификация'],
    ['design', 'спроектировано'],
  ] as const;
  return html`<fieldset class="origin-switch">
    <legend class="switch-title">Показать</legend>
    ${choices.map(
      ([value, word]) =>
        html`<label class="switch-label"><input class="switch-input" type="radio" name="origin" value="${value}" id="origin-${value}"${value === 'all' ? html` checked` : ''} /> ${word}</label>`,
    )}
  </fieldset>`;
}
