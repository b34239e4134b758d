import {
  type ContractDocument,
  type JsonSchema,
  resolveSchema,
} from '#server/contract/document.ts';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** All types a schema allows, through references and alternatives. */
function typesOf(document: ContractDocument, schema: JsonSchema): Set<string> {
  const resolved = resolveSchema(document, schema);
  const types = new Set<string>([resolved.type ?? []].flat());
  for (const part of [
    ...(resolved.allOf ?? []),
    ...(resolved.anyOf ?? []),
    ...(resolved.oneOf ?? []),
  ]) {
    for (const type of typesOf(document, part)) types.add(type);
  }
  return types;
}

function scalar(text: string, types: ReadonlySet<string>): unknown {
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if ((types.has('integer') || types.has('number')) && NUMBER.test(text)) {
    const number = Number(text);
    if (!Number.isInteger(number) || Number.isSafeInteger(number)) return number;
  }
  return text;
}

/**
 * Converts the text of a path, query or header parameter to the type of its schema. Text that does
 * not match stays text, so that the validator rejects it.
 * @param values all values of the parameter; an empty list means it is absent.
 */
export function coerceParameter(
  document: ContractDocument,
  schema: JsonSchema,
  values: readonly string[],
  explode: boolean,
): unknown {
  if (values.length === 0) return undefined;
  const types = typesOf(document, schema);
  if (types.has('array')) {
    const items = resolveSchema(document, schema).items ?? {};
    const itemTypes = typesOf(document, items);
    const all = explode ? values : values.flatMap((value) => value.split(','));
    return all.map((value) => scalar(value, itemTypes));
  }
  const [first] = values;
  return values.length === 1 && first !== undefined ? scalar(first, types) : values;
}
