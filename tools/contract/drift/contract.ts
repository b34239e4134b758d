import type { ErrorObject } from 'ajv/dist/2020.js';
import {
  type ContractDocument,
  type Operation,
  readOperations,
} from '#server/contract/document.ts';
import { createValidator } from '#server/contract/validation/validators.ts';

/** The keywords of JSON Schema that are compared; others are stored under their names. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly default?: unknown;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

/** The parts of an operation object that are compared, besides those that the router reads. */
interface RawOperation {
  readonly deprecated?: boolean;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: SecurityWays;
}

/** Alternatives of which one must be satisfied; each lists schemes with their scopes. */
export type SecurityWays = readonly Readonly<Record<string, readonly string[]>>[];

export interface ContractOperation extends Operation {
  /** Method and path, `PUT /api/v1/cart/tags`. */
  readonly call: string;
  readonly raw: RawOperation;
  readonly ways: SecurityWays;
  /** JSON Pointer in the bundle, with `#`. */
  readonly pointer: string;
}

/** A place in a bundled contract: its schema, and a JSON Pointer with `#`. */
export interface SchemaPlace {
  readonly schema: Schema;
  readonly pointer: string;
}

/** A bundled contract with the queries of a comparison. */
export class Contract {
  readonly document: ContractDocument;
  readonly version: string;
  readonly operations: readonly ContractOperation[];
  readonly #validator: ReturnType<typeof createValidator>;

  constructor(document: ContractDocument & { readonly info?: { readonly version?: string } }) {
    this.document = document;
    this.version = document.info?.version ?? '0.0.0';
    this.#validator = createValidator(document, false);
    this.operations = readOperations(document).map((operation) => {
      const method = operation.method.toLowerCase();
      const raw = (document.paths[operation.path]?.[method] ?? {}) as RawOperation;
      return {
        ...operation,
        raw,
        call: `${operation.method} ${operation.path}`,
        ways: raw.security ?? ((document.security ?? []) as SecurityWays),
        pointer: joinPointer('#', 'paths', operation.path, method),
      };
    });
  }

  /** The errors of a value against the schema at a pointer; null when it is valid. */
  findErrors(pointer: string, value: unknown): readonly ErrorObject[] | null {
    // Parts of a merged `allOf` have no pointer; the complete value is validated in any case.
    if (this.at(pointer) === undefined) return null;
    return this.#validator({ pointer, schema: {} }, value);
  }

  /** The node at a pointer, undefined when there is none. */
  at(pointer: string): unknown {
    return splitPointer(pointer).reduce<unknown>(
      (node, part) => (isRecord(node) || Array.isArray(node) ? Reflect.get(node, part) : undefined),
      this.document,
    );
  }

  /** Follows `$ref` until a schema with its own keywords, possibly beside the reference. */
  resolve(place: SchemaPlace): SchemaPlace {
    const { $ref, ...beside } = place.schema;
    if ($ref === undefined) return place;
    if (Object.keys(beside).some((keyword) => !isAnnotation(keyword))) {
      return { pointer: place.pointer, schema: { allOf: [{ $ref }, beside] } };
    }
    return this.resolve({ pointer: $ref, schema: (this.at($ref) ?? {}) as Schema });
  }
}

/** Whether a value is an object with keys, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a keyword does not restrict values. */
export function isAnnotation(keyword: string): boolean {
  return /^(?:x-.*|\$comment|title|description|examples?|deprecated|discriminator)$/.test(keyword);
}

/** Appends names to a JSON Pointer in a URI fragment. */
export function joinPointer(pointer: string, ...names: readonly (string | number)[]): string {
  const parts = names.map((name) =>
    encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return [pointer, ...parts].join('/');
}

/** The names of a JSON Pointer in a URI fragment. */
export function splitPointer(pointer: string): string[] {
  const names = pointer.replace(/^#\/?/, '').split('/');
  return names
    .filter((name) => name !== '')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
}
