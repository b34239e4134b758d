import { html } from 'hono/html';
import { type ContractDocs, schemaName } from './contract-docs.ts';
import type { DocSchema } from './doc-types.ts';
import { inlineMarkdown } from './markdown.ts';
import type { Html } from './page.ts';
import { originBadge } from './parts.ts';

/** How deep shared schemas are unfolded in place; below that they are links. */
const DEEPEST = 2;

const BOUNDS: readonly (readonly [string, string])[] = [
  ['minimum', '≥ '],
  ['maximum', '≤ '],
  ['multipleOf', 'кратно '],
  ['minLength', 'символов ≥ '],
  ['maxLength', 'символов ≤ '],
  ['minItems', 'элементов ≥ '],
  ['maxItems', 'элементов ≤ '],
  ['minProperties', 'полей ≥ '],
  ['maxProperties', 'полей ≤ '],
  ['pattern', 'образец '],
  ['default', 'по умолчанию '],
];

/** The properties of a schema with types, bounds, texts and origins; what they refer to folded in. */
export function schemaView(docs: ContractDocs, schema: DocSchema, depth = 0): Html {
  const shown = docs.resolve(schema);
  const properties = Object.entries(shown.properties ?? {});
  if (properties.length === 0) {
    const items = shown.items ? schemaView(docs, shown.items, depth) : '';
    return html`<p class="type-line">${typeText(docs, schema)} ${limits(shown)}</p>${items}`;
  }
  return html`<dl class="properties">${properties.map(([name, property]) =>
    propertyRow(docs, name, property, shown.required?.includes(name) ?? false, depth),
  )}</dl>
  ${shown.additionalProperties === false ? html`<p class="note">Других полей быть не может.</p>` : ''}`;
}

function propertyRow(
  docs: ContractDocs,
  name: string,
  property: DocSchema,
  isRequired: boolean,
  depth: number,
): Html {
  const target = docs.resolve(property);
  const origin = property['x-origin'] ?? target['x-origin'];
  const text = property.description ?? target.description ?? '';
  return html`<div class="property${depth > 0 ? ' inner' : ''}" data-origin="${origin ?? ''}">
    <dt><code>${name}</code>${isRequired ? html` <span class="required">обязательно</span>` : ''}</dt>
    <dd>
      <span class="type">${typeText(docs, property)}</span> ${limits({ ...target, ...property })} ${originBadge(origin)}
      ${text ? html`<p>${inlineMarkdown(text)}</p>` : ''}
      ${enumValues(target)} ${unfolded(docs, property, depth)}
    </dd>
  </div>`;
}

/** «массив Product», «string или null»; shared schemas are links. */
export function typeText(docs: ContractDocs, schema: DocSchema): Html {
  const name = schemaName(schema);
  if (name !== undefined) return html`<a href="/docs/schemas/${name}">${name}</a>`;
  if (schema.oneOf) {
    return html`${schema.oneOf.map(
      (one, index) => html`${index > 0 ? ' или ' : ''}${typeText(docs, one)}`,
    )}`;
  }
  if (schema.items) return html`массив ${typeText(docs, schema.items)}`;
  const types = [schema.type ?? 'любое'].flat().join(' или ');
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : '';
  return html`${types}${format}`;
}

function limits(schema: DocSchema): Html {
  const told = BOUNDS.flatMap(([keyword, word]) => {
    const value = schema[keyword];
    return value === undefined
      ? []
      : [`${word}${typeof value === 'string' ? value : JSON.stringify(value)}`];
  });
  if (schema.uniqueItems === true) told.push('без повторов');
  return html`${told.map((one) => html`<span class="limit">${one}</span> `)}`;
}

/** The values of an enumeration in place. */
export function enumValues({ enum: values }: DocSchema): Html | '' {
  if (!values) return '';
  return html`<p class="values">${values.map((value) => html`<code>${String(value)}</code> `)}</p>`;
}

/** What stands inside of a property: folded, since most users look for one name. */
function unfolded(docs: ContractDocs, property: DocSchema, depth: number): Html | '' {
  const inner = property.oneOf?.find(({ type }) => type !== 'null') ?? property.items ?? property;
  const target = docs.resolve(inner);
  if (!target.properties || depth >= DEEPEST) return '';
  return html`<details><summary>Поля ${schemaName(inner) ?? 'внутри'}</summary>${schemaView(docs, inner, depth + 1)}</details>`;
}
