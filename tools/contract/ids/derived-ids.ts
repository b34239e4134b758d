import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type Schema } from '#tools/contract/openapi/schema.ts';

/** A kind of id that only the paths of a contract name: `personal:/tasks/{}`. */
export type DerivedKind = `${'public' | 'personal'}:/${string}`;

interface Derived {
  /** Path parameter → kind. */
  readonly parameters: Map<string, DerivedKind>;
  /** Places of ids in the response. */
  readonly places: (readonly [place: string, kind: DerivedKind])[];
  /** Field of a body or of the query (`taskID`) → kind; the same for all operations. */
  readonly fields: ReadonlyMap<string, DerivedKind>;
  isLearner: boolean;
}

/** What was derived, by operation: operations belong to one contract. */
const derived = new WeakMap<Operation, Derived>();

/** What the paths of a contract say about ids of an operation; undefined when it was not derived. */
export function derivedIDs(operation: Operation): Readonly<Derived> | undefined {
  return derived.get(operation);
}

/**
 * Derives kinds of ids from paths: what `/tasks/{id}` takes is listed by a read of `/tasks` and created
 * by a POST there, and is what a field `taskID` names.
 * @param isNamed whether a path parameter has a kind already.
 * @param given kinds with ids that are known without a list.
 */
export function deriveIDs(
  contract: Contract,
  isNamed: (operation: Operation, parameter: string) => boolean,
  given: readonly string[] = [],
): void {
  const fields = new Map<string, DerivedKind>();
  const of = (operation: Operation) => {
    const found: Derived = derived.get(operation) ?? {
      parameters: new Map(),
      places: [],
      fields,
      isLearner: false,
    };
    derived.set(operation, found);
    return found;
  };
  for (const operation of contract.operations) {
    for (const { name, in: place } of operation.parameters) {
      if (place !== 'path' || isNamed(operation, name)) continue;
      const collection = operation.path.slice(0, operation.path.indexOf(`/{${name}}`));
      const sources = contract.operations.flatMap((source) => {
        const at = source.path === collection ? placeOfID(contract, source, name) : null;
        return at === null ? [] : [{ source, at }];
      });
      const list = sources.find(({ source }) => source.isRead)?.source;
      const kind = derivedKind(`${collection}/{}`, list?.security === 'none');
      if (list === undefined && !given.includes(kind)) continue;
      of(operation).parameters.set(name, kind);
      for (const field of fieldNames(collection)) fields.set(field, kind);
      for (const { source, at } of sources) {
        const { places } = of(source);
        if (places.every(([other]) => other !== at)) places.push([at, kind]);
      }
      if (list !== undefined) of(list).isLearner = true;
    }
  }
  if (fields.size > 0) for (const operation of contract.operations) of(operation);
}

/** The kind of the last id in a path: `/tasks/{id}` → `personal:/tasks/{}`. */
export function derivedKind(path: string, isPublic: boolean): DerivedKind {
  const named = path.replaceAll(/\{[^}]*\}/g, '{}').replace(/^\//, '');
  return `${isPublic ? 'public' : 'personal'}:/${named}`;
}

/** `/tasks` → `taskID`, `taskId`, `task_id`, and lists of them. */
function fieldNames(collection: string): string[] {
  const last = collection.split('/').at(-1) ?? '';
  const one = last.replace(/ies$/, 'y').replace(/s$/, '');
  return [`${one}ID`, `${one}Id`, `${one}_id`].flatMap((name) => [name, `${name}s`]);
}

/** Where a successful response has the id that a path parameter takes: `/items/*\/id` or `/id`. */
function placeOfID(contract: Contract, operation: Operation, parameter: string): string | null {
  const [schema] = [...operation.responses.values()]
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ media }) => media)
    .filter(({ type }) => type.includes('json'))
    .map(({ schema: given }) => contract.resolve(given));
  if (schema === undefined) return null;
  const own = idProperty(schema, parameter);
  if (own !== null) return `/${own}`;
  const lists: (readonly [string, Schema])[] = [
    ['', schema],
    ...Object.entries(schema.properties ?? {}).map(
      ([name, property]) => [`/${name}`, contract.resolve(property)] as const,
    ),
  ];
  for (const [at, list] of lists) {
    const name = list.items && idProperty(contract.resolve(list.items), parameter);
    if (name) return `${at}/*/${name}`;
  }
  return null;
}

function idProperty({ properties }: Schema, parameter: string): string | null {
  if (!isObject(properties)) return null;
  return [parameter, 'id', '_id', 'uuid'].find((name) => name in properties) ?? null;
}
