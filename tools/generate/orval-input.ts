/** The fields of an OpenAPI operation that control generation. */
interface Operation {
  operationId?: string;
  responses?: Record<string, unknown>;
  'x-read'?: boolean;
}

/** The parts of an OpenAPI document that generation uses. */
export interface ContractDocument {
  paths?: Record<string, Record<string, unknown>>;
  components?: { responses?: Record<string, unknown>; [section: string]: unknown };
}

/** What only the contract suite reads. */
const suiteAnnotations = [
  'x-entity',
  'x-same-as',
  'x-differs',
  'x-filter',
  'x-group',
  'x-stored',
  'x-shown',
  'x-absent',
  'x-absent-as',
];

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

/** Every operation of a contract with its method, in the contract's order. */
export function listOperations(
  contract: ContractDocument,
): { method: string; operation: Operation }[] {
  return Object.values(contract.paths ?? {}).flatMap((pathItem) =>
    methods.flatMap((method) => {
      const operation = pathItem[method];
      return operation ? [{ method, operation: operation as Operation }] : [];
    }),
  );
}

/**
 * Names of the operations that read although their method is not GET (`x-read: true`): the client gets
 * them as queries keyed by their body.
 */
export function listBodyReads(contract: ContractDocument): string[] {
  return listOperations(contract).flatMap(({ method, operation }) =>
    method !== 'get' && operation['x-read'] && operation.operationId ? [operation.operationId] : [],
  );
}

/** Orval's Zod models ignore `components/responses`, so shared responses are inlined. */
export function inlineResponses<T extends ContractDocument>(contract: T): T {
  const shared = contract.components?.responses ?? {};
  for (const { operation } of listOperations(contract)) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const name = /^#\/components\/responses\/(.+)$/.exec(
        (response as { $ref?: string }).$ref ?? '',
      )?.[1];
      if (name && operation.responses) operation.responses[status] = structuredClone(shared[name]);
    }
  }
  if (contract.components) delete contract.components.responses;
  return contract;
}

/**
 * Removes from the schemas what only people need. Zod would ship every description to the browser
 * (`.describe(…)`), and a `$ref` with a sibling such as `x-origin` would be inlined: the models would
 * grow, and their constants would clash.
 */
export function withoutSchemaTexts<T extends ContractDocument>(contract: T): T {
  const strip = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // A property may itself be called `description`; then its value is a schema.
    if ('description' in node && typeof node.description === 'string') delete node.description;
    if ('x-origin' in node) delete node['x-origin'];
    if ('x-message' in node) delete node['x-message'];
    for (const name of suiteAnnotations) Reflect.deleteProperty(node, name);
    if ('$ref' in node && 'examples' in node) delete node.examples;
    for (const child of Object.values(node)) strip(child);
  };
  strip(contract.components?.schemas);
  return contract;
}
