import type { Contract, Media, Operation, Parameter } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject, type Schema } from '#tools/contract/openapi/schema.ts';
import { isFile, type RequestParts } from '#tools/contract/send/call.ts';
import { isOfType, toQuery } from './cases.ts';
import { invalidValues, type Variant } from './invalid-values.ts';

/** A valid request with exactly one error. */
export interface InvalidRequest {
  /** The error and its place: `body /items/0/quantity: below minimum`. */
  readonly label: string;
  /** The place in the contract that is broken. */
  readonly pointer: string;
  readonly parts: RequestParts;
  /** Accepted statuses besides 400. */
  readonly also: readonly number[];
  /** The error is in the value of the body, which can be validated against the schema. */
  readonly isBodyValue: boolean;
}

const deepest = 4;
const drop = Symbol('dropped');
/** Properties that no schema has; parsers and copies treat the others in ways of their own. */
const unknownNames = ['contractUnknown', '__proto__', 'constructor'];

/** All requests with one error that can be made from a valid one. */
export function makeInvalidRequests(
  contract: Contract,
  operation: Operation,
  sound: RequestParts,
): InvalidRequest[] {
  return [
    ...operation.parameters.flatMap((parameter) => invalidParameters(contract, parameter, sound)),
    ...invalidBodies(contract, operation, sound),
  ];
}

function invalidParameters(
  contract: Contract,
  parameter: Parameter,
  sound: RequestParts,
): InvalidRequest[] {
  const { name, pointer } = parameter;
  const schema = contract.resolve(parameter.schema);
  const make = ({ what, value }: Variant): InvalidRequest => ({
    label: `${parameter.in} ${name}: ${what}`,
    pointer,
    parts: withParameter(parameter, sound, value),
    // A path parameter that breaks its schema may as well be an unknown id.
    also: parameter.in === 'path' ? [404] : [],
    isBodyValue: false,
  });
  const variants = textVariants(contract, schema).filter(({ value, isBeyondSchema }) =>
    // A header can hold neither; a URL has no bytes for half a surrogate pair.
    isBeyondSchema ? parameter.in !== 'header' && isWellFormed(value) : canBeSent(parameter, value),
  );
  const missing =
    parameter.required && parameter.in === 'query' ? [{ what: 'missing', value: drop }] : [];
  return [...missing, ...variants].map(make);
}

/** An empty text in a path or a header is another request. */
function canBeSent({ in: place }: Parameter, value: unknown): boolean {
  return place === 'query' || String(value) !== '';
}

function isWellFormed(value: unknown): boolean {
  return [value].flat().every((text) => String(text).isWellFormed());
}

/** Values that are still invalid as text: `12345` and `null` are valid texts. */
function textVariants(contract: Contract, schema: Schema): Variant[] {
  if (isOfType(schema, 'array')) {
    return invalidValues(contract, schema.items ?? {})
      .filter(({ what }) => what !== 'null' && what !== 'wrong type')
      .map((variant) => ({ ...variant, what: `item ${variant.what}`, value: [variant.value] }));
  }
  const isText = isOfType(schema, 'string');
  return invalidValues(contract, schema).filter(
    ({ what }) => what !== 'null' && !(isText && what === 'wrong type'),
  );
}

function withParameter(parameter: Parameter, sound: RequestParts, value: unknown): RequestParts {
  const { name } = parameter;
  switch (parameter.in) {
    case 'path':
      return { ...sound, path: { ...sound.path, [name]: String(value) } };
    case 'header':
      return { ...sound, headers: { ...sound.headers, [name]: String(value) } };
    default: {
      const rest = sound.query.filter(([other]) => other !== name);
      return { ...sound, query: value === drop ? rest : [...rest, ...toQuery(parameter, value)] };
    }
  }
}

function invalidBodies(
  contract: Contract,
  operation: Operation,
  sound: RequestParts,
): InvalidRequest[] {
  const [media] = operation.body?.media ?? [];
  const { body } = sound;
  if (!media || body === null || !isObject(body.value)) return [];
  const make = ({ what, value, isBeyondSchema = false }: Variant): InvalidRequest => ({
    label: `body ${what}`,
    pointer: media.pointer,
    parts: { ...sound, body: { ...body, value } },
    also: [],
    isBodyValue: !media.type.startsWith('multipart/') && !isBeyondSchema,
  });
  const inside = valueFaults(contract, media.schema, body.value, '', 0);
  const invalid = (media.type.startsWith('multipart/') ? inside.filter(isInvalidForm) : inside).map(
    make,
  );
  return [...invalid, ...invalidWholeBodies(operation, media, sound)];
}

/** In a form every value is text in UTF-8: it can only be missing, unknown or out of bounds. */
function isInvalidForm({ what }: Variant): boolean {
  return !/: (null|wrong type|a fraction|half a surrogate pair)$/.test(what);
}

function invalidWholeBodies(
  operation: Operation,
  media: Media,
  sound: RequestParts,
): InvalidRequest[] {
  if (media.type.startsWith('multipart/')) return [];
  const make = (what: string, text: string): InvalidRequest => ({
    label: `body: ${what}`,
    pointer: media.pointer,
    parts: { ...sound, body: { mediaType: media.type, text } },
    also: [],
    isBodyValue: false,
  });
  return [
    make('broken JSON', '{"a": '),
    make('a list', '[]'),
    make('null', 'null'),
    ...(operation.body?.required ? [make('empty', '')] : []),
  ];
}

/** Errors inside a value: the complete body with one place changed. */
function valueFaults(
  contract: Contract,
  given: Schema,
  value: unknown,
  at: string,
  depth: number,
): Variant[] {
  const schema = contract.resolve(given);
  if (depth > deepest) return [];
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    return first === undefined || isFile(first)
      ? []
      : [
          ...placeFaults(contract, schema.items ?? {}, `${at}/0`),
          ...valueFaults(contract, schema.items ?? {}, first, `${at}/0`, depth + 1),
        ].map((variant) => ({ ...variant, value: [variant.value, ...rest] }));
  }
  if (!isObject(value) || isFile(value)) return [];
  const own = schema.oneOf?.map((one) => contract.resolve(one)).find((one) => one.properties);
  return objectFaults(contract, own ?? schema, value, at, depth);
}

function placeFaults(contract: Contract, schema: Schema, at: string): Variant[] {
  return invalidValues(contract, schema).map((variant) => ({
    ...variant,
    what: `${at}: ${variant.what}`,
  }));
}

function objectFaults(
  contract: Contract,
  schema: Schema,
  value: JsonObject,
  at: string,
  depth: number,
): Variant[] {
  const missing = (schema.required ?? []).map((name): Variant => {
    const { [name]: _dropped, ...rest } = value;
    return { what: `${at}/${name}: missing`, value: rest };
  });
  const unknown: Variant[] =
    schema.additionalProperties === false
      ? unknownNames.map((name) => ({
          what: `${at}/${name}: unknown property`,
          value: { ...value, [name]: 1 },
        }))
      : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    [
      ...placeFaults(contract, property, `${at}/${name}`),
      ...(name in value
        ? valueFaults(contract, property, value[name], `${at}/${name}`, depth + 1)
        : []),
    ].map((variant) => ({ ...variant, value: { ...value, [name]: variant.value } })),
  );
  return [...missing, ...unknown, ...inside];
}
