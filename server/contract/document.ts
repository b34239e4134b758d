/** The part of an OpenAPI 3.1 document that the router reads. */
export interface ContractDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly components?: Readonly<Record<string, unknown>>;
}

export type ParameterPlace = 'path' | 'query' | 'header';

/** A schema with its location `#/components/…`, from which a validator is compiled. */
export interface SchemaAt {
  readonly schema: JsonSchema;
  readonly pointer: string;
}

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly format?: string;
  readonly default?: unknown;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly contentMediaType?: string;
  readonly $ref?: string;
}

export interface Parameter extends SchemaAt {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  /** False: an array is one comma-separated value. */
  readonly explode: boolean;
}

/** Media type (lower case, without parameters) to the schema of its content. */
export type Contents = ReadonlyMap<string, SchemaAt>;

export interface ResponseDeclaration {
  readonly contents: Contents;
  readonly headers: readonly (SchemaAt & { readonly name: string; readonly required: boolean })[];
}

export interface RequestBody {
  readonly required: boolean;
  readonly contents: Contents;
  /** Maximum body size if the contract defines one (`x-max-bytes`), otherwise null. */
  readonly maxBytes: number | null;
}

export interface Operation {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  /** As in the contract: `/api/v1/product/{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly security: 'none' | 'optional' | 'required';
  /** Role of staff that a caller must have (`x-staff-role`); null for operations of users. */
  readonly staffRole: string | null;
  /** Changes nothing: GET, or marked `x-read`. */
  readonly isRead: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | null;
  /** By status (`200`) or `default`. */
  readonly responses: ReadonlyMap<string, ResponseDeclaration>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

type Node = Readonly<Record<string, unknown>>;

interface Place {
  readonly node: Node;
  readonly pointer: string;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function segment(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function childOf(place: Place, name: string): Place | null {
  const node = place.node[name];
  return isNode(node) ? { node, pointer: `${place.pointer}/${segment(name)}` } : null;
}

/** Reads a bundled contract: all references point inside it. */
class ContractReader {
  readonly #root: Place;

  constructor(document: ContractDocument) {
    this.#root = { node: document as unknown as Node, pointer: '#' };
  }

  /** The object at `reference` (`#/components/schemas/Product`). */
  at(reference: string): Place {
    let place = this.#root;
    for (const part of reference.replace(/^#\/?/, '').split('/')) {
      const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      const next = childOf(place, name);
      if (next === null) throw new Error(`The contract has nothing at ${reference}`);
      place = next;
    }
    return place;
  }

  /** Follows `$ref` until a real object. */
  resolve(place: Place): Place {
    const { $ref } = place.node;
    return typeof $ref === 'string' ? this.resolve(this.at($ref)) : place;
  }

  child(place: Place, name: string): Place | null {
    const found = childOf(place, name);
    return found === null ? null : this.resolve(found);
  }

  *children(place: Place, name: string): Generator<readonly [string, Place]> {
    const parent = childOf(place, name);
    if (parent === null) return;
    for (const key of Object.keys(parent.node)) {
      const found = this.child(parent, key);
      if (found !== null) yield [key, found];
    }
  }

  contents(place: Place): Contents {
    const contents = new Map<string, SchemaAt>();
    for (const [type, media] of this.children(place, 'content')) {
      // The schema itself is not resolved: Ajv follows references, with their siblings.
      const schema = childOf(media, 'schema');
      contents.set(type.toLowerCase(), {
        schema: (schema?.node ?? {}) as JsonSchema,
        pointer: schema?.pointer ?? '',
      });
    }
    return contents;
  }

  parameters(...owners: Place[]): Parameter[] {
    const found = new Map<string, Parameter>();
    for (const owner of owners) {
      const list = owner.node.parameters;
      for (const [index, item] of (Array.isArray(list) ? list : []).entries()) {
        const { node, pointer } = this.resolve({
          node: item as Node,
          pointer: `${owner.pointer}/parameters/${index}`,
        });
        const parameter = {
          name: String(node.name),
          in: node.in as ParameterPlace,
          required: node.required === true,
          explode: node.explode !== false,
          schema: (node.schema ?? {}) as JsonSchema,
          pointer: `${pointer}/schema`,
        };
        found.set(`${parameter.in} ${parameter.name}`, parameter);
      }
    }
    return [...found.values()];
  }

  requestBody(place: Place): RequestBody {
    const maxBytes = place.node['x-max-bytes'];
    return {
      required: place.node.required === true,
      contents: this.contents(place),
      maxBytes: typeof maxBytes === 'number' ? maxBytes : null,
    };
  }

  response(place: Place): ResponseDeclaration {
    const headers = [...this.children(place, 'headers')].map(([name, header]) => ({
      name,
      required: header.node.required === true,
      schema: (header.node.schema ?? {}) as JsonSchema,
      pointer: `${header.pointer}/schema`,
    }));
    return { contents: this.contents(place), headers };
  }

  security(operation: Node): Operation['security'] {
    const declared = operation.security ?? this.#root.node.security;
    const ways = Array.isArray(declared) ? (declared as Node[]) : [];
    if (ways.length === 0) return 'none';
    return ways.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
  }

  *operations(): Generator<Operation> {
    for (const [path, item] of this.children(this.#root, 'paths')) {
      for (const method of METHODS) {
        const place = this.child(item, method);
        if (place === null) continue;
        const body = this.child(place, 'requestBody');
        yield {
          id: String(place.node.operationId),
          method: method.toUpperCase(),
          path,
          tag: String((place.node.tags as string[] | undefined)?.[0] ?? ''),
          security: this.security(place.node),
          staffRole: staffRoleOf(place.node),
          isRead: method === 'get' || place.node['x-read'] === true,
          parameters: this.parameters(item, place),
          body: body && this.requestBody(body),
          responses: new Map(
            [...this.children(place, 'responses')].map(([status, response]) => [
              status,
              this.response(response),
            ]),
          ),
        };
      }
    }
  }
}

function staffRoleOf({ 'x-staff-role': role }: Node): string | null {
  return typeof role === 'string' ? role : null;
}

/** Literal segments precede `{parameters}`, so that `/order/pending` is not an order's id. */
function routeRank(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');
}

/** All operations of a bundled contract, in the order in which routes must be tried. */
export function readOperations(document: ContractDocument): Operation[] {
  const ranked = [...new ContractReader(document).operations()].map(
    (operation) => [routeRank(operation.path), operation] as const,
  );
  return ranked.sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, operation]) => operation);
}

/** Follows the references of a schema (only inside the document). */
export function resolveSchema(document: ContractDocument, schema: JsonSchema): JsonSchema {
  return schema.$ref === undefined
    ? schema
    : resolveSchema(document, new ContractReader(document).at(schema.$ref).node as JsonSchema);
}
