import { joinPointer } from './pointer.ts';
import { isObject, type JsonObject } from './schema.ts';

/** What OpenAPI 3.0 writes otherwise than 3.1: the keyword with `true`, what it becomes, and what is misread. */
const formerKeywords: Readonly<Record<string, { readonly now: string; readonly misread: string }>> =
  {
    nullable: { now: "type: [string, 'null']", misread: 'null would be rejected' },
    exclusiveMinimum: { now: 'exclusiveMinimum: 0', misread: 'it would be no bound' },
    exclusiveMaximum: { now: 'exclusiveMaximum: 9', misread: 'it would be no bound' },
  };

/** Their values are data of the API, not schemas. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const']);

/**
 * Why a contract is not read: it is of another version of OpenAPI, whose schemas mean something else. Names what would be
 * misread. Null when its version is right.
 */
export function versionFault(document: JsonObject): string | null {
  const { openapi, swagger } = document;
  // Without quotes YAML has a number: openapi: 3.1
  if (/^3\.[1-9]/.test(String(openapi))) return null;
  if (openapi === undefined && swagger === undefined) {
    return 'it does not say its version: openapi: 3.1.0 is expected';
  }
  const version = openapi === undefined ? `Swagger ${swagger}` : `OpenAPI ${openapi}`;
  const found = new Map<string, string[]>();
  collect(document, '#', found);
  const misread = Object.entries(formerKeywords).flatMap(([keyword, { now, misread: why }]) => {
    const places = found.get(keyword) ?? [];
    if (places.length === 0) return [];
    const more = places.length > 1 ? ` and ${places.length - 1} more` : '';
    return [`  ${keyword}: true at ${places[0]}${more}: ${why}; 3.1 writes ${now}`];
  });
  return [
    `this is ${version}, and OpenAPI 3.1 is expected, whose schemas are JSON Schema 2020-12.`,
    ...(misread.length > 0 ? ['Read as 3.1 it would mean something else:', ...misread] : []),
    'Convert it, and say openapi: 3.1.0.',
  ].join('\n  ');
}

function collect(node: unknown, at: string, found: Map<string, string[]>): void {
  if (Array.isArray(node)) {
    for (const [index, one] of node.entries()) collect(one, joinPointer(at, index), found);
    return;
  }
  if (!isObject(node)) return;
  for (const [name, value] of Object.entries(node)) {
    if (value === true && name in formerKeywords) {
      found.set(name, [...(found.get(name) ?? []), at]);
    }
    if (!data.has(name)) collect(value, joinPointer(at, name), found);
  }
}
