import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';
import { joinPointer, valueAt } from './pointer.ts';
import { isObject, type JsonObject, type Schema } from './schema.ts';

export interface Media {
  readonly type: string;
  readonly schema: Schema;
  /** JSON Pointer of the schema in the bundle: `#/paths/…/schema`. */
  readonly pointer: string;
  readonly examples: ReadonlyMap<string, unknown>;
  /** The only example, without a name. */
  readonly example: unknown;
  /** Media types of the parts of a form, where the contract defines them. */
  readonly encoding: Readonly<Record<string, { contentType?: string }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
  readonly pointer: string;
  readonly example: unknown;
  readonly description: string | undefined;
}

export interface ResponseHeader {
  readonly name: string;
  readonly required: boolean;
  readonly pointer: string;
}

export interface ResponseSpec {
  /** `200` or `default`. */
  readonly status: string;
  readonly pointer: string;
  readonly headers: readonly ResponseHeader[];
  readonly media: readonly Media[];
}

export interface Operation {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  /** As in the contract: `/api/v1/product/{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly security: 'none' | 'optional' | 'required';
  /** Only for staff with a role (`x-staff-role`). */
  readonly isForStaff: boolean;
  /** Changes nothing: GET, or a POST that the contract marks as a read. */
  readonly isRead: boolean;
  /** Whether what it lists belongs to everybody who is signed in (`x-shared`); null where the contract says nothing. */
  readonly isShared: boolean | null;
  /** Whether it is possible once for each record (`x-once`); null where the contract says nothing. */
  readonly isOnce: boolean | null;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly media: readonly Media[] } | null;
  readonly responses: ReadonlyMap<string, ResponseSpec>;
  readonly pointer: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The bundled contract, with the references in operations resolved. */
export class Contract {
  readonly document: JsonObject;
  readonly operations: readonly Operation[];
  readonly #byId: ReadonlyMap<string, Operation>;
  /** What references lead to: each response follows many. */
  readonly #referred = new Map<string, unknown>();

  constructor(document: JsonObject) {
    this.document = document;
    this.operations = Object.entries((document.paths ?? {}) as Record<string, JsonObject>).flatMap(
      ([template, item]) =>
        methods
          .filter((method) => isObject(item[method]))
          .map((method) => this.#operation(template, item, method)),
    );
    this.#byId = new Map(this.operations.map((operation) => [operation.id, operation]));
  }

  /** @throws Error for an id that the contract does not have. */
  operation(id: string): Operation {
    const found = this.#byId.get(id);
    if (!found) throw new Error(`The contract has no operation ${id}`);
    return found;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** The path of the server that all paths follow, `/api/v2`; empty where there is none. */
  get prefix(): string {
    const [server] = Array.isArray(this.document.servers) ? this.document.servers : [];
    if (!isObject(server) || typeof server.url !== 'string') return '';
    const variables = isObject(server.variables) ? server.variables : {};
    const url = server.url.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => {
      const variable = variables[name];
      return isObject(variable) ? String(variable.default) : '';
    });
    return new URL(url, 'http://localhost').pathname.replace(/\/+$/, '');
  }

  /** What no text of a request may have (`x-text`); null when any text that fits its schema may be sent. */
  get excludedText(): RegExp | null {
    const rule = this.document['x-text'];
    const pattern = isObject(rule) ? rule.excludes : undefined;
    return typeof pattern === 'string' ? new RegExp(pattern, 'u') : null;
  }

  /** Follows `$ref` to the schema itself. */
  resolve(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.resolve(this.#at(schema.$ref) as Schema);
  }

  #at(reference: string): unknown {
    const found = this.#referred.get(reference) ?? valueAt(this.document, reference);
    if (found === undefined) throw new Error(`The contract has nothing at ${reference}`);
    this.#referred.set(reference, found);
    return found;
  }

  /** The object at a pointer, and its pointer after following references. */
  #follow(node: unknown, pointer: string): { node: JsonObject; pointer: string } {
    if (isObject(node) && typeof node.$ref === 'string') {
      return this.#follow(this.#at(node.$ref), node.$ref);
    }
    return { node: isObject(node) ? node : {}, pointer };
  }

  #operation(template: string, item: JsonObject, method: string): Operation {
    const pointer = joinPointer('#/paths', template, method);
    const node = item[method] as JsonObject;
    const body = isObject(node.requestBody)
      ? this.#follow(node.requestBody, `${pointer}/requestBody`)
      : null;
    return {
      id: typeof node.operationId === 'string' ? node.operationId : idOf(method, template),
      method: method.toUpperCase(),
      path: template,
      tag: String((node.tags as string[] | undefined)?.[0] ?? ''),
      security: this.#security(node),
      isForStaff: typeof node['x-staff-role'] === 'string',
      isRead: method === 'get' || node['x-read'] === true,
      isShared: typeof node['x-shared'] === 'boolean' ? node['x-shared'] : null,
      isOnce: typeof node['x-once'] === 'boolean' ? node['x-once'] : null,
      parameters: [
        ...this.#parameters(item.parameters, joinPointer('#/paths', template, 'parameters')),
        ...this.#parameters(node.parameters, `${pointer}/parameters`),
      ],
      body: body
        ? { required: body.node.required === true, media: this.#media(body.node, body.pointer) }
        : null,
      responses: new Map(
        Object.entries(node.responses as JsonObject).map(([status, response]) => [
          status,
          this.#response(status, response, `${pointer}/responses/${status}`),
        ]),
      ),
      pointer,
    };
  }

  #security(operation: JsonObject): Operation['security'] {
    const ways = (operation.security ?? this.document.security ?? []) as JsonObject[];
    if (ways.length === 0) return 'none';
    return ways.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
  }

  #parameters(list: unknown, pointer: string): Parameter[] {
    return (Array.isArray(list) ? list : []).map((item, index) => {
      const { node, pointer: own } = this.#follow(item, `${pointer}/${index}`);
      return {
        name: String(node.name),
        in: node.in as Parameter['in'],
        required: node.required === true,
        schema: (node.schema ?? {}) as Schema,
        pointer: `${own}/schema`,
        example: node.example ?? this.#firstExample(node.examples),
        description: typeof node.description === 'string' ? node.description : undefined,
      };
    });
  }

  #firstExample(examples: unknown): unknown {
    const [first] = isObject(examples) ? Object.values(examples) : [];
    return first === undefined ? undefined : this.#follow(first, '').node.value;
  }

  #response(status: string, response: unknown, place: string): ResponseSpec {
    const { node, pointer } = this.#follow(response, place);
    const headers = Object.entries((node.headers ?? {}) as JsonObject).map(([name, header]) => {
      const found = this.#follow(header, joinPointer(`${pointer}/headers`, name));
      return {
        name,
        required: found.node.required === true,
        pointer: `${found.pointer}/schema`,
      };
    });
    return { status, pointer, headers, media: this.#media(node, pointer) };
  }

  #media(owner: JsonObject, pointer: string): Media[] {
    return Object.entries((owner.content ?? {}) as Record<string, JsonObject>).map(
      ([type, node]) => ({
        type: type.toLowerCase(),
        schema: (node.schema ?? {}) as Schema,
        pointer: joinPointer(`${pointer}/content`, type, 'schema'),
        examples: new Map(
          Object.entries((node.examples ?? {}) as JsonObject).map(([name, example]) => [
            name,
            this.#follow(example, '').node.value,
          ]),
        ),
        example: node.example,
        encoding: (node.encoding ?? {}) as Media['encoding'],
      }),
    );
  }
}

/** `getProjectsProjectId`: the id of an operation that has none of its own. */
function idOf(method: string, template: string): string {
  const words = template.match(/\w+/g) ?? [];
  return [method, ...words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)].join(
    '',
  );
}

let read: Contract | undefined;

/** `generated/openapi.json`, read once per process: several runs share what is derived from it. */
export function readContract(): Contract {
  const file = path.join(projectRoot, 'generated', 'openapi.json');
  read ??= new Contract(JSON.parse(readFileSync(file, 'utf8')) as JsonObject);
  return read;
}
