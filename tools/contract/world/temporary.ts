import type { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import { bareSchema, type FactSchema } from './annotations.ts';
import { successMedia } from './views.ts';

/** The JSON of a response without what is made for each one (`x-temporary`): signed URLs of files. */
export function lastingJson(contract: Contract, { call, response }: Exchange): unknown {
  const schema = successMedia(call.operation)?.schema;
  return schema === undefined ? response?.json : withoutTemporary(contract, schema, response?.json);
}

/** A copy of a value without the properties that its schema marks with `x-temporary`. */
export function withoutTemporary(contract: Contract, given: FactSchema, value: unknown): unknown {
  const schema = bareSchema(contract, given);
  if (Array.isArray(value)) {
    return value.map((item) => withoutTemporary(contract, schema.items ?? {}, item));
  }
  if (!isObject(value)) return value;
  const lasting = Object.entries(value).flatMap(([name, item]) => {
    const property: FactSchema = schema.properties?.[name] ?? {};
    return property['x-temporary'] ? [] : [[name, withoutTemporary(contract, property, item)]];
  });
  return Object.fromEntries(lasting);
}
