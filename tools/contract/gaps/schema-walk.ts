import type { Contract } from '#tools/contract/openapi/contract.ts';
import { joinPointer } from '#tools/contract/openapi/pointer.ts';
import { isObject, type Schema, typesOf } from '#tools/contract/openapi/schema.ts';

/** A part of a schema with its place in the contract, references followed. */
export interface SchemaPart {
  readonly schema: Schema;
  readonly pointer: string;
}

type Composed = Schema & { readonly allOf?: readonly Schema[] };

/** Follows references: a part is the same wherever it is used. */
export function follow(contract: Contract, { schema, pointer }: SchemaPart): SchemaPart {
  return schema.$ref === undefined
    ? { schema, pointer }
    : follow(contract, {
        schema: contract.resolve({ $ref: schema.$ref }),
        pointer: schema.$ref,
      });
}

/** The alternatives and additions of a schema: they are about the same value. */
export function membersOf({ schema, pointer }: SchemaPart): SchemaPart[] {
  const { oneOf = [], anyOf = [], allOf = [] } = schema as Composed;
  const listed = { oneOf, anyOf, allOf };
  return Object.entries(listed).flatMap(([keyword, members]) =>
    members.map((member, index) => ({
      schema: member,
      pointer: joinPointer(pointer, keyword, index),
    })),
  );
}

/** The properties of a schema. */
export function propertiesOf({ schema, pointer }: SchemaPart): (SchemaPart & { name: string })[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property,
    pointer: joinPointer(pointer, 'properties', name),
  }));
}

/** The elements of a list, and the values of a map. */
export function elementsOf({ schema, pointer }: SchemaPart): SchemaPart | null {
  if (schema.items !== undefined) return { schema: schema.items, pointer: `${pointer}/items` };
  const rest = schema.additionalProperties;
  if (!isObject(rest)) return null;
  return { schema: rest, pointer: `${pointer}/additionalProperties` };
}

/** Calls `visit` for each part of a schema that a value has, also for what is null nowhere. */
export function walkValue(
  contract: Contract,
  part: SchemaPart,
  value: unknown,
  visit: (pointer: string) => void,
): void {
  if (value === null || value === undefined) return;
  const own = follow(contract, part);
  visit(part.pointer);
  if (own.pointer !== part.pointer) visit(own.pointer);
  for (const member of membersOf(own)) {
    if (isOf(contract, member, value)) walkValue(contract, member, value, visit);
  }
  if (Array.isArray(value)) {
    const elements = elementsOf(own);
    if (elements === null) return;
    for (const item of value) walkValue(contract, elements, item, visit);
  } else if (isObject(value)) {
    const properties = propertiesOf(own);
    for (const property of properties) walkValue(contract, property, value[property.name], visit);
    const rest = own.schema.items === undefined ? elementsOf(own) : null;
    if (rest === null) return;
    const named = new Set(properties.map(({ name }) => name));
    for (const [name, item] of Object.entries(value)) {
      if (!named.has(name)) walkValue(contract, rest, item, visit);
    }
  }
}

/** Whether a value may belong to a member of a union, by its type, its required and fixed properties. */
function isOf(contract: Contract, member: SchemaPart, value: unknown): boolean {
  const { schema } = follow(contract, member);
  const types = typesOf(schema);
  const type = Array.isArray(value) ? 'array' : isObject(value) ? 'object' : typeof value;
  if (types.length > 0 && !types.includes(type) && type !== 'number') return false;
  if (!isObject(value)) return true;
  if (schema.required?.some((name) => !Object.hasOwn(value, name))) return false;
  return Object.entries(schema.properties ?? {}).every(([name, given]) => {
    const property = contract.resolve(given);
    const fixed = property.const === undefined ? property.enum : [property.const];
    return fixed === undefined || !Object.hasOwn(value, name) || fixed.includes(value[name]);
  });
}
