import {
  type Contract,
  isAnnotation,
  joinPointer,
  type Schema,
  type SchemaPlace,
} from './contract.ts';

/** One alternative of a value: a schema without references, unions or several types. */
export interface Alternative {
  readonly schema: Schema;
  /** Its JSON Pointer. */
  readonly pointer: string;
  /** Name of the component, if it is one. */
  readonly component: string | undefined;
}

/**
 * The alternatives of a schema: each member of `oneOf` and `anyOf` and each of several types, with
 * references resolved and `allOf` merged. So `type: [string, 'null']` and `oneOf: [{$ref}, {type: 'null'}]`
 * are compared alike.
 */
export function listAlternatives(contract: Contract, place: SchemaPlace): Alternative[] {
  const { schema: merged, pointer } = mergeAll(contract, contract.resolve(place));
  const schema = closed(merged);
  const union = schema.oneOf ? 'oneOf' : schema.anyOf ? 'anyOf' : undefined;
  if (union) {
    const { [union]: members, ...common } = schema;
    const isCommon = Object.keys(common).some((keyword) => !isAnnotation(keyword));
    return (members ?? []).flatMap((member, index) => {
      const at = joinPointer(pointer, union, index);
      // What is beside a union holds for each of its members.
      return listAlternatives(contract, {
        schema: isCommon ? { allOf: [member, common] } : member,
        pointer: at,
      });
    });
  }
  const component = /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
  const { type } = schema;
  if (!Array.isArray(type)) return [{ schema, pointer, component }];
  return type.map((single: string) => ({ schema: ofType(schema, single), pointer, component }));
}

/** `unevaluatedProperties: false` closes an object that is merged or plain just like `additionalProperties`. */
function closed(schema: Schema): Schema {
  const { unevaluatedProperties: rest, ...others } = schema;
  if (typeof rest !== 'boolean' || schema.oneOf || schema.anyOf) return schema;
  return { additionalProperties: rest, ...others };
}

/** The part of a schema with several types that applies to one of them. */
function ofType(schema: Schema, type: string): Schema {
  const { enum: values, ...rest } = schema;
  if (type === 'null') return { type };
  return { ...rest, type, ...(values ? { enum: values.filter((value) => value !== null) } : {}) };
}

/** `allOf` as one schema: properties, requirements and rules merged, the last bound wins. */
function mergeAll(contract: Contract, place: SchemaPlace): SchemaPlace {
  const { allOf, ...own } = place.schema;
  if (!allOf) return place;
  const parts = allOf.map((schema, index) => {
    const pointer = joinPointer(place.pointer, 'allOf', index);
    return mergeAll(contract, contract.resolve({ schema, pointer })).schema;
  });
  const all = [...parts, own];
  const schema: Schema = Object.assign({}, ...all, {
    required: [...new Set(all.flatMap(({ required }) => required ?? []))],
    properties: Object.assign({}, ...all.map(({ properties }) => properties ?? {})),
  });
  const rules = all.flatMap((one) => (one['x-validations'] as unknown[] | undefined) ?? []);
  return {
    pointer: place.pointer,
    schema: rules.length > 0 ? { ...schema, 'x-validations': rules } : schema,
  };
}
