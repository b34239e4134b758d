import { isDeepStrictEqual } from 'node:util';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';
import { bareSchema, type FactSchema } from './annotations.ts';
import { isPlainRead, successMedia, type View } from './views.ts';

/** Whether a read has a body that may be empty, and no ids in its path. */
export function isFreeSearch(contract: Contract, operation: Operation): boolean {
  const { isRead, body, parameters } = operation;
  const schema = body?.media[0]?.schema;
  return (
    isRead &&
    schema !== undefined &&
    !contract.resolve(schema).required?.length &&
    parameters.every((one) => one.in !== 'path')
  );
}

/**
 * The reads that show the record of a response by another schema: a list with less of it, or a page with more.
 * The record is the same by `x-entity`, in a contract without it by its path: `/tasks/{id}/done`, `/tasks/{id}`, `/tasks`.
 */
export function otherViewsOf(contract: Contract, operation: Operation): View[] {
  const given = successMedia(operation)?.schema;
  if (given === undefined) return [];
  const own = bareSchema(contract, given);
  const isSame = (read: Operation, other: FactSchema): boolean => {
    if (own['x-entity'] !== undefined || other['x-entity'] !== undefined) {
      return own['x-entity'] === other['x-entity'];
    }
    const isId = own.properties?.id !== undefined && other.properties?.id !== undefined;
    return isId && isOfPath(operation, read.path);
  };
  return contract.operations.flatMap((read): View[] => {
    if (!isPlainRead(read) && !isFreeSearch(contract, read)) return [];
    const schema = successMedia(read)?.schema;
    if (schema === undefined || isNamedAlike(given, schema)) return [];
    const whole = bareSchema(contract, schema);
    if (isSame(read, whole)) return [{ operation: read, list: null }];
    return Object.entries(whole.properties ?? {}).flatMap(([list, property]) => {
      const { items } = bareSchema(contract, property);
      // GET with the same schema is a view already.
      if (items === undefined || (isPlainRead(read) && isNamedAlike(given, items))) return [];
      return isSame(read, bareSchema(contract, items)) ? [{ operation: read, list }] : [];
    });
  });
}

/** The properties that two schemas of one record show alike. */
export function commonProperties(contract: Contract, one: Schema, other: Schema): string[] {
  const [own, others] = [one, other].map((schema) => bareSchema(contract, schema));
  return Object.entries(own?.properties ?? {}).flatMap(([name, schema]) => {
    const same = others?.properties?.[name];
    if (same === undefined) return [];
    const [first, second] = [schema, same].map((node) => bareSchema(contract, node));
    return isDeepStrictEqual(first, second) ? [name] : [];
  });
}

function isNamedAlike(one: Schema, other: Schema): boolean {
  return one.$ref !== undefined && one.$ref === other.$ref;
}

/** `/tasks/{id}/done` is about what `/tasks` and `/tasks/{id}` show, a POST to `/tasks/{id}/notes` about its notes. */
function isOfPath({ path, responses }: Operation, read: string): boolean {
  const isOfRecord = path.includes('/{') && !responses.has('201');
  const collection = isOfRecord ? path.slice(0, path.lastIndexOf('/{')) : path;
  if (!read.startsWith(collection)) return false;
  return /^(?:\/\{[^/]+\})?$/.test(read.slice(collection.length));
}
