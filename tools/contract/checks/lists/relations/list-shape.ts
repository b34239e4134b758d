import { unknownID } from '#tools/contract/generate/unknown-id.ts';
import { idValue } from '#tools/contract/ids/id-values.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { annotation, type ListSchema, type Match, type Own } from './list-annotations.ts';
import { Places } from './list-places.ts';
import { type ListRange, rangesOf } from './list-ranges.ts';
import { type ListSort, sortsOf } from './list-sorts.ts';

/** A parameter that leaves out records. */
export interface ListFilter {
  readonly name: string;
  readonly kind: 'enum' | 'id' | 'flag' | 'number';
  /** Takes a list of values. */
  readonly isList: boolean;
  /** Records with all of the values, not with any of them. */
  readonly needsAll: boolean;
  /** The values of an enum or flag; none for ids and numbers, which the schema does not name. */
  readonly values: readonly unknown[];
  readonly most: number;
  /** An id that nobody has. */
  readonly unknown: unknown;
  /** Where a record has the value, as a JSON Pointer; null where no property has the name. */
  readonly place: string | null;
}

/** A parameter that seeks a text. */
export interface ListText {
  readonly name: string;
  /** CEL about a record, `self`: the texts that find it. */
  readonly finds: string;
  /** How else these texts find it. */
  readonly matches: readonly Match[];
  readonly most: number;
}

/** What the schemas of a list say about its requests and records. */
export interface ListShape {
  readonly mostPerPage: number;
  /** Explicit defaults: parameter → value. */
  readonly defaults: ReadonlyMap<string, unknown>;
  readonly filters: readonly ListFilter[];
  readonly ranges: readonly ListRange[];
  readonly sorts: readonly ListSort[];
  readonly texts: readonly ListText[];
  /** Where the key of a group is, when a record stands for several; null otherwise. */
  readonly group: string | null;
}

/** Reads the shape of a list from its schemas; null when its response has no `paging` with `total`. */
export function shapeOf(contract: Contract, operation: Operation): ListShape | null {
  const own = (schema: Schema | undefined): ListSchema =>
    schema === undefined ? {} : contract.resolve(schema);
  const response = own(operation.responses.get('200')?.media[0]?.schema).properties ?? {};
  const isPaged = own(response.paging).properties?.total !== undefined;
  const parameters = parametersOf(contract, operation);
  if (!isPaged || response.items === undefined || !parameters.has('pageSize')) return null;
  const record = own(own(response.items).items);
  const places = new Places(contract, record);
  const unknown = (schema: Schema) => idValue(contract, schema, unknownID(contract, schema));
  return {
    mostPerPage: own(parameters.get('pageSize')).maximum ?? 100,
    defaults: new Map(
      [...parameters].flatMap(([name, schema]) => {
        const value = annotation(schema, own, 'default');
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
    filters: [...parameters].flatMap(([name, schema]) =>
      filterOf(name, schema, own, places, unknown),
    ),
    ranges: rangesOf(parameters, own, places),
    sorts: sortsOf(parameters, own, places),
    texts: [...parameters].flatMap(([name, schema]) => {
      const finds = annotation(schema, own, 'x-finds');
      const matches = annotation(schema, own, 'x-matches') ?? [];
      const most = own(schema).maxLength ?? 100;
      return finds === undefined ? [] : [{ name, finds, matches, most }];
    }),
    group:
      annotation(response.items, own, 'x-group')?.replaceAll('.', '/').replace(/^/, '/') ?? null,
  };
}

function parametersOf(contract: Contract, operation: Operation): ReadonlyMap<string, Schema> {
  const body = operation.body?.media[0]?.schema;
  const properties = (body && contract.resolve(body).properties) ?? {};
  const query = operation.parameters.filter((one) => one.in === 'query' && !one.required);
  return new Map([
    ...query.map(
      ({ name, schema, description }) => [name, described(schema, description)] as const,
    ),
    ...Object.entries(properties),
  ]);
}

/** A parameter may say more than its schema. */
function described(schema: Schema, description: string | undefined): Schema {
  return description === undefined ? schema : { ...schema, description };
}

function filterOf(
  name: string,
  given: Schema,
  own: Own,
  places: Places,
  unknown: (schema: Schema) => unknown,
): ListFilter[] {
  const schema = own(given);
  const kind = annotation(given, own, 'x-filter');
  if (kind === 'choice' || annotation(given, own, 'default') !== undefined) return [];
  const isList = typesOf(schema).includes('array');
  const value = isList ? own(schema.items) : schema;
  const base = {
    name,
    isList,
    unknown: unknown(given),
    needsAll: kind === 'all',
    most: schema.maxItems ?? 50,
  };
  const isNamed = (type: string) => (property: string, node: Schema) =>
    property === name && typesOf(node).includes(type);
  const singular = isList ? name.replace(/(?:(?<=s)e)?s$/, '') : name;
  if (value.enum !== undefined) {
    const place = places.of(
      (property, { enum: values }) =>
        [name, singular].includes(property) &&
        (values?.some((one) => value.enum?.includes(one)) ?? false),
    );
    return [{ ...base, kind: 'enum', values: value.enum, place }];
  }
  if (typesOf(value).includes('boolean')) {
    const place = isList ? null : places.of(isNamed('boolean'));
    return [{ ...base, kind: 'flag', values: [true, false], place }];
  }
  const part = /^(.*?)(?:I[Dd]|_id)s?$/.exec(name)?.[1];
  if (part !== undefined) return [{ ...base, kind: 'id', values: [], place: places.ofID(part) }];
  if (typesOf(value).includes('integer') && part === undefined) {
    const place = places.of(isNamed('integer'));
    return place === null || isList ? [] : [{ ...base, kind: 'number', values: [], place }];
  }
  if (name === 'ids') return [{ ...base, kind: 'id', values: [], place: '/id' }];
  return [];
}
