import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';

/** What the contract adds to a schema about lists. */
interface ListAnnotations {
  /**
   * `choice`: it chooses what is listed, and so may add records; `all`: a record has all of the values.
   * Without it a record has any of them.
   */
  readonly 'x-filter'?: 'choice' | 'all';
  /** A record stands for several, to which the filters apply; the place of its key: `family.id`. */
  readonly 'x-group'?: string;
  readonly default?: unknown;
  /** The time zone of the days of a bound: `Europe/Moscow`. */
  readonly 'x-time-zone'?: string;
  /** CEL about a record, `self`: the texts that find it. */
  readonly 'x-finds'?: string;
}

type ListSchema = Schema & ListAnnotations;

/** A parameter that leaves out records. */
export interface ListFilter {
  readonly name: string;
  readonly kind: 'enum' | 'id' | 'flag';
  /** Takes a list of values. */
  readonly isList: boolean;
  /** Records with all of the values, not with any of them. */
  readonly needsAll: boolean;
  /** The values of an enum or flag; none for ids, which the schema does not name. */
  readonly values: readonly unknown[];
  readonly most: number;
  /** Where a record has the value, as a JSON Pointer; null where no property has the name. */
  readonly place: string | null;
}

/** Two parameters that are the bounds of one property, both inclusive. */
export interface ListRange {
  readonly from: string;
  readonly to: string;
  readonly isDate: boolean;
  /** The time zone of its days; null where the contract names none. */
  readonly zone: string | null;
  /** Where a record has the value. */
  readonly place: string;
}

/** A parameter that seeks a text. */
export interface ListText {
  readonly name: string;
  /** CEL about a record, `self`: the texts that find it. */
  readonly finds: string;
  readonly most: number;
}

export interface ListSort {
  readonly field: string;
  /** Where a record has the value that it is sorted by; null where no property has the name. */
  readonly place: string | null;
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
  return {
    mostPerPage: own(parameters.get('pageSize')).maximum ?? 100,
    defaults: new Map(
      [...parameters].flatMap(([name, schema]) => {
        const value = annotation(schema, own, 'default');
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
    filters: [...parameters].flatMap(([name, schema]) => filterOf(name, schema, own, places)),
    ranges: [...parameters].flatMap(([name, schema]) =>
      rangeOf(name, own(schema), parameters, places),
    ),
    sorts: sortsOf(own(parameters.get('sort')), own, places),
    texts: [...parameters].flatMap(([name, schema]) => {
      const finds = annotation(schema, own, 'x-finds');
      return finds === undefined ? [] : [{ name, finds, most: own(schema).maxLength ?? 100 }];
    }),
    group:
      annotation(response.items, own, 'x-group')?.replaceAll('.', '/').replace(/^/, '/') ?? null,
  };
}

type Own = (schema: Schema | undefined) => ListSchema;

/** An annotation beside a reference counts before the one of its target. */
function annotation<Name extends keyof ListAnnotations>(
  schema: Schema | undefined,
  own: Own,
  name: Name,
): ListAnnotations[Name] {
  return (schema as ListSchema | undefined)?.[name] ?? own(schema)[name];
}

function parametersOf(contract: Contract, operation: Operation): ReadonlyMap<string, Schema> {
  const body = operation.body?.media[0]?.schema;
  const properties = (body && contract.resolve(body).properties) ?? {};
  const query = operation.parameters.filter((one) => one.in === 'query' && !one.required);
  return new Map([
    ...query.map(({ name, schema }) => [name, schema] as const),
    ...Object.entries(properties),
  ]);
}

/** Finds properties of a record by name. */
class Places {
  readonly #contract: Contract;
  readonly #record: Schema;

  constructor(contract: Contract, record: Schema) {
    this.#contract = contract;
    this.#record = record;
  }

  /** The place of a property that every record has: its own, or one of a part of it. */
  of(isSought: (name: string, schema: Schema) => boolean): string | null {
    for (const [name, schema] of this.#required(this.#record)) {
      if (isSought(name, schema)) return `/${name}`;
    }
    for (const [part, node] of this.#required(this.#record)) {
      for (const [name, schema] of this.#required(node)) {
        if (isSought(name, schema)) return `/${part}/${name}`;
      }
    }
    return null;
  }

  /** The place of the id of a part, which some records may not have: `/brand/id`. */
  ofID(part: string): string | null {
    const given = this.#record.properties?.[part];
    const node = given === undefined ? {} : this.#contract.resolve(given);
    const branches = [node, ...(node.oneOf ?? []).map((one) => this.#contract.resolve(one))];
    return branches.some((one) => one.properties?.id !== undefined) ? `/${part}/id` : null;
  }

  #required(schema: Schema): [string, Schema][] {
    return Object.entries(schema.properties ?? {})
      .filter(([name]) => schema.required?.includes(name))
      .map(([name, node]) => [name, this.#contract.resolve(node)]);
  }
}

function filterOf(name: string, given: Schema, own: Own, places: Places): ListFilter[] {
  const schema = own(given);
  const kind = annotation(given, own, 'x-filter');
  if (kind === 'choice' || annotation(given, own, 'default') !== undefined) return [];
  const isList = typesOf(schema).includes('array');
  const value = isList ? own(schema.items) : schema;
  const base = { name, isList, needsAll: kind === 'all', most: schema.maxItems ?? 50 };
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
    return [{ ...base, kind: 'flag', values: [true], place: null }];
  }
  const part = /^(.*?)IDs?$/.exec(name)?.[1];
  if (part !== undefined) return [{ ...base, kind: 'id', values: [], place: places.ofID(part) }];
  if (name === 'ids') return [{ ...base, kind: 'id', values: [], place: '/id' }];
  return [];
}

/** `from` and `to`, `priceFrom` and `priceTo`: bounds of the first date or of the named property. */
function rangeOf(
  name: string,
  schema: ListSchema,
  parameters: ReadonlyMap<string, Schema>,
  places: Places,
): ListRange[] {
  const property = /^(?:from|(.*)From)$/.exec(name);
  if (property === null) return [];
  const to = name.replace(/from$/, 'to').replace(/From$/, 'To');
  if (!parameters.has(to)) return [];
  const isDate = schema.format === 'date';
  const place = isDate
    ? places.of((_name, { format }) => format === 'date-time')
    : places.of((one) => one === property[1]);
  const zone = schema['x-time-zone'] ?? null;
  return place === null ? [] : [{ from: name, to, isDate, zone, place }];
}

/** `sort` as an object of `field` and `direction`. */
function sortsOf(sort: Schema, own: Own, places: Places): ListSort[] {
  const { field, direction } = sort.properties ?? {};
  const directions = own(direction).enum ?? [];
  if (!directions.includes('ASC') || !directions.includes('DESC')) return [];
  return (own(field).enum ?? []).map((one) => {
    const name = `${String(one).charAt(0).toLowerCase()}${String(one).slice(1)}`;
    const names = [name, `${name}At`, `${name.replace(/s$/, '')}Count`];
    return { field: String(one), place: places.of((property) => names.includes(property)) };
  });
}
