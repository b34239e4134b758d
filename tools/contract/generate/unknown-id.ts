import fc from 'fast-check';
import { idSchema, idTypes } from '#tools/contract/ids/id-values.ts';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';
import { strings } from './strings.ts';

/** The id that nobody has, where ids are texts without a format. */
const unknownText = 'contract-nobody-has-this';
const unknownUUID = '5eb63bbb-e01e-4eed-93cb-22bb8f5acdc3';
/** Below the largest number that a column of 32 bits holds. */
const unknownNumber = 2_147_483_629;
const triedTexts = 20;

/**
 * An id that fits its schema and identifies nothing: an unused number, a UUID, a text.
 * @param isKnown whether a response had this id.
 */
export function unknownID(
  contract: Contract,
  given: Schema,
  isKnown: (id: string) => boolean = () => false,
): string {
  const schema = idSchema(contract, given);
  const types = idTypes(contract, schema);
  if (!types.includes('string') && (types.includes('integer') || types.includes('number'))) {
    return String(unknownInteger(schema, isKnown));
  }
  if (schema.format === 'uuid') return unknownUUID;
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  if (fits(unknownText)) return unknownText;
  const made = fc.sample(strings(schema), { seed: 1, numRuns: triedTexts });
  return made.find((text) => text !== '' && !isKnown(text)) ?? unknownText;
}

function unknownInteger(schema: Schema, isKnown: (id: string) => boolean): number {
  const { minimum = 1, maximum = unknownNumber } = schema;
  let number = Math.min(maximum, unknownNumber);
  while (number > minimum && isKnown(String(number))) number -= 1;
  return number;
}
