import type { Contract } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { isOfType } from './cases.ts';

/** A value and what is invalid in it. */
export interface Variant {
  readonly what: string;
  readonly value: unknown;
  /** No schema can say that it is invalid; the contract does elsewhere. */
  readonly isBeyondSchema?: boolean;
}

/** Longer texts are not worth sending. */
const longestText = 20_000;

const badFormats: Readonly<Record<string, string>> = {
  date: '2026-02-30',
  'date-time': 'yesterday',
  email: 'not-an-email',
  uri: 'not a uri',
  'uri-reference': 'a b<c',
  uuid: 'not-a-uuid',
};

/** Values that each break one keyword of a schema; its limits are in `limits/`. */
export function invalidValues(contract: Contract, given: Schema): Variant[] {
  const schema = contract.resolve(given);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) {
    const branches = alternatives.map((one) => contract.resolve(one));
    const real = branches.filter((branch) => !isOfType(branch, 'null'));
    const [only] = real;
    const isNullable = real.length < branches.length;
    if (real.length !== 1 || !only) return [];
    return invalidValues(contract, only).filter(({ what }) => !isNullable || what !== 'null');
  }
  const types = typesOf(schema);
  return [
    ...(types.includes('null') || types.length === 0 ? [] : [{ what: 'null', value: null }]),
    ...wrongType(types),
    ...(schema.enum ? [{ what: 'not in the enumeration', value: 'ContractUnknown' }] : []),
    ...(types.includes('string') ? badTexts(schema) : []),
    ...(types.includes('string') ? excludedTexts(contract, schema) : []),
    ...(types.includes('integer') || types.includes('number') ? badNumbers(schema) : []),
    ...(types.includes('array') ? badLists(schema) : []),
  ];
}

function wrongType(types: readonly string[]): Variant[] {
  const others: Readonly<Record<string, unknown>> = {
    string: 12345,
    integer: 'twelve',
    number: 'twelve',
    boolean: 'yes',
    array: {},
    object: [],
  };
  const [type = ''] = types.filter((one) => one !== 'null');
  return type in others ? [{ what: 'wrong type', value: others[type] }] : [];
}

function badTexts({ pattern, format, enum: names }: Schema): Variant[] {
  if (names) return [];
  const variants: Variant[] = [];
  if (pattern !== undefined) {
    const value = ['!', 'a b', ' ', 'ж!', '-', 'a'].find(
      (text) => !new RegExp(pattern, 'u').test(text),
    );
    if (value !== undefined) variants.push({ what: 'against the pattern', value });
  }
  const bad = badFormats[format ?? ''];
  if (bad !== undefined) variants.push({ what: `no ${format}`, value: bad });
  return variants;
}

const oddCharacters = { NUL: '\0', 'half a surrogate pair': '\ud83d' };

/** Texts that fit their schema, with a character that the contract allows in none (`x-text`). */
function excludedTexts(contract: Contract, schema: Schema): Variant[] {
  const { excludedText } = contract;
  const { minLength = 0, maxLength = longestText, pattern, format, enum: names } = schema;
  if (excludedText === null || names || format !== undefined) return [];
  const text = 'а'.repeat(Math.max(minLength - 1, 1));
  return Object.entries(oddCharacters)
    .map(([what, character]) => ({ what, value: `${text}${character}`, isBeyondSchema: true }))
    .filter(({ value }) => excludedText.test(value) && value.length <= maxLength)
    .filter(({ value }) => pattern === undefined || new RegExp(pattern, 'u').test(value));
}

function badNumbers({ type }: Schema): Variant[] {
  return [type].flat().includes('integer') ? [{ what: 'a fraction', value: 1.5 }] : [];
}

function badLists({ items, uniqueItems }: Schema): Variant[] {
  const item = items?.type === 'integer' ? 1 : 'a';
  return [
    ...(uniqueItems && (items?.$ref?.endsWith('/ID') || items?.type === 'integer')
      ? [{ what: 'an item twice', value: [item, item] }]
      : []),
  ];
}
