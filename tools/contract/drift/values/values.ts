import { type Alternative, listAlternatives } from '#tools/contract/drift/alternatives.ts';
import { type Contract, joinPointer, type SchemaPlace } from '#tools/contract/drift/contract.ts';
import { likelyStrings } from './strings.ts';

/** Deeper than any real body; a schema that needs itself has no value anyway. */
const deepest = 16;

/** A small value that the schema is likely to accept. */
export function sampleValue(contract: Contract, place: SchemaPlace, depth = 0): unknown {
  const [first] = listAlternatives(contract, place);
  return first === undefined ? null : sampleAlternative(contract, first, depth);
}

/** A small value of one form: what the schema itself names, else the least that it requests. */
export function sampleAlternative(contract: Contract, of: Alternative, depth = 0): unknown {
  const { schema, pointer } = of;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'string' || schema.type === undefined) return sampleString(contract, of);
  const example = schema.type === 'object' ? undefined : schema.examples?.[0];
  // The schema may have been changed and its example forgotten.
  if (example !== undefined && contract.findErrors(pointer, example) === null) return example;
  if (schema.type === 'array') return sampleArray(contract, of, depth);
  if (schema.type === 'object') return sampleObject(contract, of, depth);
  return samplePrimitive(of);
}

function sampleString(contract: Contract, { schema, pointer }: Alternative): unknown {
  const texts = likelyStrings(schema);
  return texts.find((text) => contract.findErrors(pointer, text) === null) ?? texts[0];
}

function samplePrimitive({ schema }: Alternative): unknown {
  if (schema.type === 'null') return null;
  if (schema.type === 'boolean') return true;
  const step = schema.multipleOf ?? 1;
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? -step) + step;
  return Math.ceil(least / step) * step;
}

function sampleArray(contract: Contract, { schema, pointer }: Alternative, depth: number) {
  const items = { schema: schema.items ?? {}, pointer: joinPointer(pointer, 'items') };
  if (depth > deepest) return [];
  return severalValues(contract, items, schema.minItems ?? 0, depth + 1);
}

/** So many values of a schema, different from each other where that is easy. */
export function severalValues(
  contract: Contract,
  place: SchemaPlace,
  count: number,
  depth = 0,
): unknown[] {
  const one = sampleValue(contract, place, depth);
  return Array.from({ length: count }, (_, index) => (index === 0 ? one : another(one, index)));
}

function another(value: unknown, index: number): unknown {
  if (typeof value === 'number') return value + index;
  if (typeof value !== 'string') return structuredClone(value);
  // Dates and e-mail addresses must not differ only by a digit at their end.
  return /^[\w-]*$/.test(value) ? `${value}${index}` : value;
}

function sampleObject(contract: Contract, { schema, pointer }: Alternative, depth: number) {
  if (depth > deepest) return {};
  const names = Object.keys(schema.properties ?? {});
  const requested = new Set(schema.required ?? []);
  for (const name of names) if (requested.size < (schema.minProperties ?? 0)) requested.add(name);
  return Object.fromEntries(
    [...requested].map((name) => [
      name,
      sampleValue(
        contract,
        {
          schema: schema.properties?.[name] ?? {},
          pointer: joinPointer(pointer, 'properties', name),
        },
        depth + 1,
      ),
    ]),
  );
}
