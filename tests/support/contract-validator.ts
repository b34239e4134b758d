import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { matchPath } from '#tools/mock/match-path.ts';
import { projectRoot } from '#tools/process/project-root.ts';

/** A received response. */
export interface ObservedResponse {
  method: string;
  /** Path without the query: `/api/v1/settings`. */
  path: string;
  status: number;
  /** `Content-Type`, empty when there is none. */
  contentType: string;
  /** Undefined when the body could not be read; then only the rest is validated. */
  body: Buffer | undefined;
}

interface MediaType {
  schema?: unknown;
}

interface ResponseObject {
  $ref?: string;
  content?: Record<string, MediaType>;
}

interface Contract {
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
  components: { responses?: Record<string, ResponseObject> };
}

const documentID = 'contract';
// The package is CommonJS: under Node's own loader its function is a property of the module.
const addFormats = addFormatsModule.default ?? addFormatsModule;

/** Validates responses against `generated/openapi.json`; shares no code with the server's validation. */
export class ContractValidator {
  readonly #contract: Contract;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(file = path.join(projectRoot, 'generated', 'openapi.json')) {
    this.#contract = JSON.parse(readFileSync(file, 'utf8'));
    addFormats(this.#ajv);
    this.#ajv.addSchema({ ...this.#contract, $id: documentID });
  }

  /** The violations of the contract; empty when there are none. */
  findProblems(response: ObservedResponse): string[] {
    const { method, status } = response;
    const template = matchPath(Object.keys(this.#contract.paths), response.path);
    if (!template) return [`the contract has no path ${response.path}`];
    const operation = this.#contract.paths[template]?.[method.toLowerCase()];
    if (!operation) return [`the contract has no ${method} ${template}`];
    const key = [String(status), `${String(status)[0]}XX`, 'default'].find(
      (candidate) => candidate in operation.responses,
    );
    if (!key) return [`${method} ${template} documents no status ${status}`];
    const place = [template, method.toLowerCase(), key];
    return this.#validateBody(response, place, operation.responses[key] ?? {}).map(
      (problem) => `${method} ${template} ${status}: ${problem}`,
    );
  }

  #validateBody(response: ObservedResponse, place: string[], declared: ResponseObject): string[] {
    const [template = '', method = '', status = ''] = place;
    const shared = /^#\/components\/responses\/(.+)$/.exec(declared.$ref ?? '')?.[1];
    const pointer = shared
      ? ['components', 'responses', shared]
      : ['paths', template, method, 'responses', status];
    const { content } = shared ? (this.#contract.components.responses?.[shared] ?? {}) : declared;
    const { body } = response;
    if (!content) return body?.length ? ['a body where the contract has none'] : [];

    const type = response.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
    const media = content[type];
    if (!media)
      return [`undocumented media type "${type}", not ${Object.keys(content).join(', ')}`];
    if (!body || type !== 'application/json' || !media.schema) return [];
    return this.#validateJSON(body, [...pointer, 'content', type, 'schema']);
  }

  #validateJSON(body: Buffer, pointer: string[]): string[] {
    let value: unknown;
    try {
      value = JSON.parse(body.toString('utf8'));
    } catch {
      return ['the body is not JSON'];
    }
    const validate = this.#validator(pointer);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  }

  #validator(pointer: string[]): ValidateFunction {
    const fragment = pointer
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const known = this.#validators.get(fragment);
    if (known) return known;
    const made = this.#ajv.compile({ $ref: `${documentID}#/${fragment}` });
    this.#validators.set(fragment, made);
    return made;
  }
}
