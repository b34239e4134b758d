import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { joinPointer } from '#tools/contract/openapi/pointer.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';

const documentID = 'contract';
// The package is CommonJS: under Node's own loader its function is a property of the module.
const addFormats = addFormatsModule.default ?? addFormatsModule;

export interface SchemaFlaw {
  /** The place in the value: `/items/0/price`. */
  readonly at: string;
  /** The violation. */
  readonly message: string;
  /** The violated keyword, as a pointer into the contract. */
  readonly pointer: string;
}

const known = new WeakMap<JsonObject, Validators>();

/** Validates values against any schema of the contract; validators are compiled on first use. */
export class Validators {
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    multipleOfPrecision: 6,
    logger: false,
    // Errors contain their schema, by which its place in the contract is found.
    verbose: true,
  });
  readonly #places = new Map<unknown, string>();
  readonly #compiled = new Map<string, ValidateFunction>();

  private constructor(document: JsonObject) {
    addFormats(this.#ajv);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addSchema(document, documentID);
    const { schemas = {} } = (document.components ?? {}) as { schemas?: JsonObject };
    for (const [name, schema] of Object.entries(schemas)) {
      this.#index(schema, joinPointer('#/components/schemas', name));
    }
  }

  /** The validators of a contract; compiled ones are reused by later runs. */
  static of(document: JsonObject): Validators {
    const made = known.get(document) ?? new Validators(document);
    known.set(document, made);
    return made;
  }

  #index(node: unknown, pointer: string): void {
    if (typeof node !== 'object' || node === null) return;
    this.#places.set(node, pointer);
    for (const [name, child] of Object.entries(node)) {
      this.#index(child, joinPointer(pointer, name));
    }
  }

  /** The violations of a value against the schema at a pointer (`#/paths/…/schema`). */
  findFlaws(pointer: string, value: unknown): SchemaFlaw[] {
    let validate = this.#compiled.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `${documentID}${pointer}` });
      this.#compiled.set(pointer, validate);
    }
    if (validate(value)) return [];
    return mostSpecific(validate.errors ?? []).map((error) => this.#toFlaw(error, pointer));
  }

  #toFlaw(error: ErrorObject, pointer: string): SchemaFlaw {
    const place = this.#places.get(error.parentSchema);
    return {
      at: error.instancePath,
      message: `${error.message ?? error.keyword}${detail(error)}`,
      pointer: place === undefined ? pointer : joinPointer(place, error.keyword),
    };
  }
}

/** Only the deepest of the errors of alternatives: that `null` is no object helps nobody. */
function mostSpecific(errors: readonly ErrorObject[]): ErrorObject[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  return errors.filter((error) => {
    if (alternatives.includes(error)) {
      return !errors.some(
        (other) => other !== error && other.instancePath.startsWith(`${error.instancePath}/`),
      );
    }
    const isBranch = alternatives.some(({ instancePath }) => instancePath === error.instancePath);
    return !isBranch || error.keyword !== 'type';
  });
}

function detail({ keyword, params }: ErrorObject): string {
  if (keyword === 'enum') return `: ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'additionalProperties') return `: ${String(params.additionalProperty)}`;
  return '';
}
