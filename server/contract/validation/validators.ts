import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, SchemaAt } from '#server/contract/document.ts';

const DOCUMENT = 'contract';

/** Validates a value by the schema at a location of the contract; null when valid. */
export type Validator = (at: SchemaAt, value: unknown) => readonly ErrorObject[] | null;

/**
 * A validator of the whole contract. Schemas are compiled when first needed, so that startup does
 * not wait for 145 operations.
 * @param fillDefaults writes the schema's `default` into missing values (requests, not responses).
 */
export function createValidator(document: ContractDocument, fillDefaults: boolean): Validator {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    // The errors name their schema, which may have a message of its own.
    verbose: true,
    useDefaults: fillDefaults,
    multipleOfPrecision: 6,
    logger: false,
  });
  addFormats(ajv);
  ajv.addSchema(document, DOCUMENT);
  const compiled = new Map<string, ValidateFunction>();
  return ({ pointer }, value) => {
    if (pointer === '') return null;
    let validate = compiled.get(pointer);
    if (validate === undefined) {
      validate = ajv.compile({ $ref: `${DOCUMENT}${pointer}` });
      compiled.set(pointer, validate);
    }
    return validate(value) ? null : [...(validate.errors ?? [])];
  };
}
