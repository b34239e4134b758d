import type { ParameterPlace, ResponseDeclaration } from '#server/contract/document.ts';
import type { ContractOperation, Schema, SchemaPlace } from './contract.ts';
import type { Direction } from './finding.ts';
import type { Pair } from './schema-change.ts';

/** A complete value of a request or response: a body, a parameter, a header. */
export interface Root {
  readonly direction: Direction;
  /** `body`, `query limit`, `header ETag`. */
  readonly part: string;
  /** Status of a response. */
  readonly status?: string;
  /** The operation in the new contract. */
  readonly operation: ContractOperation;
  readonly places: Pair<SchemaPlace>;
}

type Operations = Pair<ContractOperation>;
type Place = { readonly schema: unknown; readonly pointer: string };

/** All values of an operation that both contracts describe. */
export function listRoots(operations: Operations): Root[] {
  return [...parameterRoots(operations), ...bodyRoots(operations), ...responseRoots(operations)];
}

/** Header names are case-insensitive; path parameters are identified by their position. */
export function parameterKey(
  operation: ContractOperation,
  { name, in: where }: { name: string; in: ParameterPlace },
): string {
  if (where === 'path') return `path ${operation.path.split('/').indexOf(`{${name}}`)}`;
  return `${where} ${where === 'header' ? name.toLowerCase() : name}`;
}

/** The response of an operation with a status: its own declaration, for a failure otherwise `default`. */
export function responseOf(
  { responses }: ContractOperation,
  status: string,
): ResponseDeclaration | undefined {
  return responses.get(status) ?? (/^[45]/.test(status) ? responses.get('default') : undefined);
}

/** Statuses of either contract, without duplicates. */
export function statusesOf({ before, after }: Operations): string[] {
  return [...new Set([...before.responses.keys(), ...after.responses.keys()])];
}

function toRoot(
  { after }: Operations,
  direction: Direction,
  part: string,
  places: Pair<Place>,
  status?: string,
): Root[] {
  const [before, now] = [toPlace(places.before), toPlace(places.after)];
  if (before === null || now === null) return [];
  return [
    {
      direction,
      part,
      operation: after,
      places: { before, after: now },
      ...(status === undefined ? {} : { status }),
    },
  ];
}

/** A content without a schema has no place. */
function toPlace({ schema, pointer }: Place): SchemaPlace | null {
  return pointer === '' ? null : { schema: schema as Schema, pointer };
}

function parameterRoots(operations: Operations): Root[] {
  const { before, after } = operations;
  return after.parameters.flatMap((parameter) => {
    const key = parameterKey(after, parameter);
    const old = before.parameters.find((other) => parameterKey(before, other) === key);
    if (old === undefined) return [];
    const part = `${parameter.in} ${parameter.name}`;
    return toRoot(operations, 'request', part, { before: old, after: parameter });
  });
}

function bodyRoots(operations: Operations): Root[] {
  const { before, after } = operations;
  return [...(after.body?.contents ?? [])].flatMap(([type, place]) => {
    const old = before.body?.contents.get(type);
    if (old === undefined) return [];
    return toRoot(operations, 'request', 'body', { before: old, after: place });
  });
}

function responseRoots(operations: Operations): Root[] {
  return statusesOf(operations).flatMap((status) => {
    const before = responseOf(operations.before, status);
    const after = responseOf(operations.after, status);
    if (before === undefined || after === undefined) return [];
    const bodies = [...after.contents].flatMap(([type, place]) => {
      const old = before.contents.get(type);
      if (old === undefined) return [];
      return toRoot(operations, 'response', 'body', { before: old, after: place }, status);
    });
    const headers = after.headers.flatMap((header) => {
      const old = before.headers.find(({ name }) => isSameName(name, header.name));
      if (old === undefined) return [];
      const part = `header ${header.name}`;
      return toRoot(operations, 'response', part, { before: old, after: header }, status);
    });
    return [...bodies, ...headers];
  });
}

/** Header names are case-insensitive. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
