import {
  type ContractDocument,
  type Operation,
  readOperations,
} from '#server/contract/document.ts';
import type { DocContent, DocOperation, DocParameter, DocSchema, DocTag } from './doc-types.ts';

type Node = Readonly<Record<string, unknown>>;

function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Name of the shared schema that a schema refers to. */
export function schemaName({ $ref }: DocSchema): string | undefined {
  return /^#\/components\/schemas\/(.+)$/.exec($ref ?? '')?.[1];
}

/** The contract as its pages need it; read once. */
export class ContractDocs {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly tags: readonly DocTag[];
  readonly operations: readonly DocOperation[];
  readonly schemas: ReadonlyMap<string, DocSchema>;
  readonly #document: Node;

  constructor(document: ContractDocument) {
    this.#document = document as unknown as Node;
    const info = nodeOf(this.#document.info);
    this.title = textOf(info.title) || 'API магазина';
    this.version = textOf(info.version);
    this.description = textOf(info.description);
    this.schemas = new Map(
      Object.entries(nodeOf(document.components?.schemas) as Record<string, DocSchema>),
    );
    this.operations = readOperations(document).map((operation) => this.#readOperation(operation));
    this.tags = this.#readTags();
  }

  /** What a schema refers to, itself when it refers to nothing. */
  resolve(schema: DocSchema): DocSchema {
    const name = schemaName(schema);
    return name === undefined ? schema : (this.schemas.get(name) ?? {});
  }

  #readTags(): DocTag[] {
    const declared = Array.isArray(this.#document.tags) ? this.#document.tags.map(nodeOf) : [];
    const known = new Map(declared.map((tag) => [textOf(tag.name), textOf(tag.description)]));
    for (const { tag } of this.operations) if (!known.has(tag)) known.set(tag, '');
    return [...known]
      .map(([name, description]) => ({
        name,
        description,
        operations: this.operations.filter(({ tag }) => tag === name),
      }))
      .filter(({ operations }) => operations.length > 0);
  }

  #follow(value: unknown): Node {
    const node = nodeOf(value);
    const { $ref } = node;
    if (typeof $ref !== 'string') return node;
    const names = $ref.replace(/^#\//, '').split('/');
    return this.#follow(
      names.reduce<unknown>(
        (parent, name) => nodeOf(parent)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
        this.#document,
      ),
    );
  }

  #readOperation({ id, method, path, security }: Operation): DocOperation {
    const item = nodeOf(nodeOf(this.#document.paths)[path]);
    const raw = nodeOf(item[method.toLowerCase()]);
    const body = raw.requestBody === undefined ? null : this.#follow(raw.requestBody);
    return {
      id,
      method,
      path,
      security,
      tag: textOf(Array.isArray(raw.tags) ? raw.tags[0] : '') || 'api',
      summary: textOf(raw.summary) || id,
      description: textOf(raw.description),
      origin: raw['x-origin'] === 'spec' ? 'spec' : 'design',
      deprecated: raw.deprecated === true,
      isRead: raw['x-read'] === true || method === 'GET',
      parameters: (Array.isArray(raw.parameters) ? raw.parameters : []).map(
        (parameter) => this.#follow(parameter) as unknown as DocParameter,
      ),
      body: body && { required: body.required === true, contents: this.#readContents(body) },
      responses: Object.entries(nodeOf(raw.responses)).map(([status, response]) => {
        const received = this.#follow(response);
        return {
          status,
          description: textOf(received.description),
          headers: Object.entries(nodeOf(received.headers)).map(
            ([name, header]) => [name, this.#follow(header)] as const,
          ),
          contents: this.#readContents(received),
        };
      }),
    };
  }

  #readContents(owner: Node): DocContent[] {
    return Object.entries(nodeOf(owner.content)).map(([mediaType, media]) => {
      const { schema, examples } = nodeOf(media);
      return {
        mediaType,
        schema: nodeOf(schema) as DocSchema,
        examples: Object.entries(nodeOf(examples)).map(([name, example]) => {
          const { summary, value } = this.#follow(example);
          return { name, summary: textOf(summary) || name, value };
        }),
      };
    });
  }
}
