import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { JsonObject } from '../openapi/schema.ts';

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

/** Judges values by any schema of the contract; validators are compiled when first needed. */
export class Validators {
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    multipleOfPrecision: 6,
    logger: false,
  });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: JsonObject) {
    addFormats(this.#ajv);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addSchema(document, documentID);
  }

  /** What is wrong with a value by the schema at a pointer (`#/paths/…/schema`). */
  findFlaws(pointer: string, value: unknown): SchemaFlaw[] {
    let validate = this.#compiled.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `${documentID}${pointer}` });
      this.#compiled.set(pointer, validate);
    }
    if (validate(value)) return [];
    return mostTelling(validate.errors ?? []).map((error) => toFlaw(error, pointer));
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

function toFlaw(error: ErrorObject, pointer: string): SchemaFlaw {
  const [, place = ''] = error.schemaPath.split('#');
  return {
    at: error.instancePath,
    message: `${error.message ?? error.keyword}${detail(error)}`,
    pointer: place.startsWith('/components') ? `#${place}` : pointer,
  };
}

function detail({ keyword, params }: ErrorObject): string {
  if (keyword === 'enum') return `: ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'additionalProperties') return `: ${String(params.additionalProperty)}`;
  return '';
}
