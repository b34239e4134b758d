import type { ContractDocument } from '#server/contract/document.ts';
import { type IndexedOperation, nodeOf } from './contract-index.ts';
import { codes, heading, joinParts, operationLinks } from './parts.ts';

const ORIGINS = [
  ['spec', 'Из спецификации'],
  ['design', 'Спроектировано'],
] as const;

/** Which operations and properties the specification states, and which were designed here. */
export function writeOrigins(
  document: ContractDocument,
  operations: readonly IndexedOperation[],
): string {
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => ({
    name,
    properties: Object.entries(nodeOf(nodeOf(schema).properties)),
  }));
  const withOrigin = (origin: string) =>
    schemas.map(({ name, properties }) => ({
      name,
      names: properties
        .filter(([, property]) => nodeOf(property)['x-origin'] === origin)
        .map(([property]) => property),
    }));
  const rows = ORIGINS.map(([origin, title]) => {
    const count = operations.filter((one) => one.origin === origin).length;
    return `| ${title} | \`${origin}\` | ${count} | ${withOrigin(origin).flatMap(({ names }) => names).length} |`;
  });
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return joinParts([
    heading(
      'Происхождение',
      '`x-origin` отличает сказанное в спецификации продукта (`spec`) от спроектированного здесь, где она молчит (`design`). В справочнике он стоит у каждой операции и каждого поля.',
    ),
    ['| | x-origin | операций | полей схем |', '|---|---|---|---|', ...rows].join('\n'),
    '## Операции',
    ...tags.flatMap((tag) => [
      `### \`${tag}\``,
      ...ORIGINS.map(([origin, title]) => {
        const found = operations.filter((one) => one.tag === tag && one.origin === origin);
        return found.length > 0 ? `${title}: ${operationLinks(found)}` : '';
      }),
    ]),
    '## Спроектированные поля',
    withOrigin('design')
      .filter(({ names }) => names.length > 0)
      .map(({ name, names }) => `- \`${name}\`: ${codes(names)}`)
      .join('\n'),
  ]);
}
