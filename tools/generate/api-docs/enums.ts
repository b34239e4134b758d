import type { ContractDocument } from '#server/contract/document.ts';
import { type IndexedOperation, nodeOf } from './contract-index.ts';
import { codes, heading, joinParts, oneLine, operationLinks } from './parts.ts';

/** All shared enumerations with their values and users, those of the specification first. */
export function writeEnums(
  document: ContractDocument,
  operations: readonly IndexedOperation[],
): string {
  const enums = Object.entries(document.components?.schemas ?? {})
    .map(([name, schema]) => ({ name, schema: nodeOf(schema) }))
    .filter(({ schema }) => Array.isArray(schema.enum))
    .map(({ name, schema }) => ({
      name,
      values: schema.enum as unknown[],
      origin: String(schema['x-origin'] ?? 'design'),
      about: oneLine(String(schema.description ?? '')),
      operations: operations.filter(({ schemas }) => schemas.has(name)),
    }))
    .sort(
      (one, other) =>
        other.origin.localeCompare(one.origin, 'en') || one.name.localeCompare(other.name, 'en'),
    );
  const bySpec = enums.filter(({ origin }) => origin === 'spec').length;
  return joinParts([
    heading(
      'Перечисления',
      `Из спецификации: ${bySpec}, спроектировано: ${enums.length - bySpec}. Значения пишутся ровно так.`,
    ),
    ...enums.flatMap(({ name, values, origin, about, operations: users }) => [
      `## \`${name}\``,
      `\`x-origin: ${origin}\` ${about}`.trim(),
      codes(values),
      users.length > 0 ? `Операции: ${operationLinks(users)}` : '',
    ]),
  ]);
}
