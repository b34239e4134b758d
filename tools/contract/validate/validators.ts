import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { joinPointer } from '#tools/contract/openapi/pointer.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';

const documentID = 'contract';
// The package is CommonJS: under Node's own loader its function is a property of the module.
const addFormats = addFormatsModule.default ?? addFormatsModule;

export interface SchemaFlaw {
  /** Where in the value: `/items/0/price`. */
  readonly at: string;
  /** What is wrong there. */
  readonly message: string;
  /** The keyword that says so, as a pointer into the contract. */
  readonly pointer: string;
}

const known = new WeakMap<JsonObject, Validators>();

/** Validates values by any schema of the contract; validators are compiled when first needed. */
export class Validators {
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    multipleOfPrecision: 6,
    logger: false,
    // Errors carry the schema they come from: its place in the contract is known by it.
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

  /** Those of a contract; compiled ones are kept from run to run. */
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

  /** What is wrong with a value by the schema at a pointer (`#/paths/…/schema`). */
  findFlaws(pointer: string, value: unknown): SchemaFlaw[] {
    let validate = this.#compiled.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `${documentID}${pointer}` });
      this.#compiled.set(pointer, validate);
    }
    if (validate(value)) return [];
    return mostTelling(validate.errors ?? []).map((error) => this.#toFlaw(error, pointer));
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

/** Of the errors of an alternative only those deepest in the value: `null` never fits an object. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject[] {
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
