import type { ContractDocument } from '#server/contract/document.ts';

type Node = Readonly<Record<string, unknown>>;

/** An operation of the contract with what the generated pages say about it. */
export interface IndexedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly origin: string;
  readonly description: string;
  readonly responses: readonly IndexedResponse[];
  /** Names of the shared schemas that its request and responses can hold. */
  readonly schemas: ReadonlySet<string>;
}

interface IndexedResponse {
  readonly status: string;
  /** Values of its examples. */
  readonly examples: readonly Node[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const SCHEMA = '#/components/schemas/';

/** A place of the contract as an object; empty for anything else. */
export function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

/** All operations in the order of the contract. */
export function indexOperations(document: ContractDocument): IndexedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = nodeOf(nodeOf(item)[method]);
      if (typeof raw.operationId !== 'string') return [];
      const references = new Set<string>();
      collectReferences(document, [raw.parameters, raw.requestBody, raw.responses], references);
      return [
        {
          id: raw.operationId,
          method: method.toUpperCase(),
          path,
          tag: Array.isArray(raw.tags) ? String(raw.tags[0]) : '',
          origin: String(raw['x-origin'] ?? 'design'),
          description: String(raw.description ?? ''),
          responses: readResponses(document, raw.responses),
          schemas: new Set(
            [...references]
              .filter((reference) => reference.startsWith(SCHEMA))
              .map((reference) => reference.slice(SCHEMA.length)),
          ),
        },
      ];
    }),
  );
}

function readResponses(document: ContractDocument, responses: unknown): IndexedResponse[] {
  return Object.entries(nodeOf(responses)).map(([status, response]) => {
    const media = Object.values(nodeOf(follow(document, response).content)).map(nodeOf);
    const examples = media.flatMap((one) => Object.values(nodeOf(one.examples)));
    return {
      status,
      examples: examples.map((example) => nodeOf(follow(document, example).value)),
    };
  });
}

/** What a reference points at; anything else itself. */
function follow(document: ContractDocument, value: unknown): Node {
  const node = nodeOf(value);
  if (typeof node.$ref !== 'string') return node;
  const names = node.$ref.replace('#/', '').split('/');
  const target = names.reduce<unknown>(
    (parent, name) => nodeOf(parent)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return follow(document, target);
}

function collectReferences(document: ContractDocument, value: unknown, seen: Set<string>): void {
  const { $ref, ...rest } = nodeOf(value);
  if (typeof $ref === 'string' && !seen.has($ref)) {
    seen.add($ref);
    collectReferences(document, follow(document, value), seen);
  }
  for (const part of Object.values(rest)) collectReferences(document, part, seen);
}
