import { type Contract, isRecord, joinPointer, splitPointer } from './contract.ts';
import type { Pair } from './schema-change.ts';

/** Steps of a pointer that are left out of the name. */
const silent = new Set(['schema', 'properties', 'content', 'responses', 'oneOf', 'anyOf', 'allOf']);

/**
 * The short, stable name of a place: `CartOrder/total`, `changeCartTags/parameters/limit`,
 * `getCart/200`, `parameters/Page`.
 */
export function namePlace(
  contracts: Pair<Contract>,
  pointers: { readonly before?: string; readonly after?: string },
): string {
  if (pointers.after !== undefined) return nameIn(contracts.after, pointers.after);
  return nameIn(contracts.before, pointers.before ?? '#');
}

function nameIn(contract: Contract, pointer: string): string {
  const parts = splitPointer(pointer);
  const [section, kind] = parts;
  if (section === 'components') {
    const rest = parts.slice(kind === 'schemas' ? 2 : 1);
    return describeParts(rest).join('/');
  }
  const operation = contract.operations.find(
    (one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`),
  );
  if (operation === undefined) return parts.join('/');
  const names = parts.slice(3).map((part, index, rest) => {
    if (rest[index - 1] !== 'parameters') return part;
    return parameterName(contract, joinPointer(operation.pointer, 'parameters', part));
  });
  return [operation.id, ...describeParts(names)].join('/');
}

/** Parts of a pointer as a user would name them; a property may have any name. */
function describeParts(parts: readonly string[]): string[] {
  return parts.flatMap((part, index) => {
    if (parts[index - 1] === 'properties') return [part];
    // A media type contains a slash.
    if (silent.has(part) || part.includes('/')) return [];
    return [part === 'items' ? '[]' : part === 'requestBody' ? 'body' : part];
  });
}

function parameterName(contract: Contract, pointer: string): string {
  const parameter = contract.at(pointer);
  return isRecord(parameter) ? String(parameter.name ?? '') : '';
}
