import type { Contract } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';

/** An id in a response as text, as a path has it; null for what is no id. */
export function idText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : null;
}

/** An id as a body has it: a number where its schema is one. */
export function idValue(contract: Contract, given: Schema, id: string): string | number {
  const types = idTypes(contract, given);
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && !types.includes('string') && /^-?\d+$/.test(id) ? Number(id) : id;
}

/** The schema of one id: of a list of ids that of its elements. */
export function idSchema(contract: Contract, given: Schema): Schema {
  const schema = contract.resolve(given);
  return schema.items === undefined ? schema : contract.resolve(schema.items);
}

/** The types of an id, also those of its alternatives. */
export function idTypes(contract: Contract, given: Schema): readonly string[] {
  const schema = idSchema(contract, given);
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...typesOf(schema), ...branches.flatMap((one) => typesOf(contract.resolve(one)))];
}
