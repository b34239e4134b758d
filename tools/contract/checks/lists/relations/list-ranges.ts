import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { annotation, type Own } from './list-annotations.ts';
import type { Places } from './list-places.ts';

/** Two parameters that are the bounds of one property, both inclusive. */
export interface ListRange {
  readonly from: string;
  readonly to: string;
  /** What the bounds are: days, points of time or numbers. */
  readonly kind: 'day' | 'moment' | 'number';
  /** The records have a day, too: no time zone decides which one. */
  readonly isOfDays: boolean;
  /** The time zone of its days; null where the contract names none. */
  readonly zone: string | null;
  /** Where a record has the value. */
  readonly place: string;
  /** Whether both bounds may be 0. */
  readonly takesZero: boolean;
}

/** Names of a lower bound, with what follows for the upper one; `*` is the property. */
const pairs: readonly (readonly [from: RegExp, to: string])[] = [
  [/^from$/, 'to'],
  [/^(.+)From$/, '*To'],
  [/^(.+)_from$/, '*_to'],
  [/^from(?:Date|Day)$/, 'toDate'],
  [/^min([A-Z].*)$/, 'max*'],
  [/^min_(.+)$/, 'max_*'],
  [/^(.+)After$/, '*Before'],
  [/^(.+)_after$/, '*_before'],
];
const dates = ['date', 'date-time'];

/** The pairs of bounds among the parameters of a list. */
export function rangesOf(
  parameters: ReadonlyMap<string, Schema>,
  own: Own,
  places: Places,
): ListRange[] {
  return [...parameters].flatMap(([name, given]) => {
    const to = upperOf(name, parameters);
    if (to === null) return [];
    const kind = kindOf(own(given));
    const [, stem = ''] = pairs.map(([from]) => from.exec(name)).find((one) => one) ?? [];
    const place = kind === null ? null : placeOf(given, stem, kind, own, places);
    if (kind === null || place === null) return [];
    const isOfDays = places.schemaAt(place).format === 'date';
    const zone = annotation(given, own, 'x-time-zone') ?? null;
    const bounds = [given, parameters.get(to) ?? {}].map(own);
    const takesZero = kind === 'number' && bounds.every(allowsZero);
    return [{ from: name, to, kind, isOfDays, zone, place, takesZero }];
  });
}

function allowsZero({ minimum = 0, maximum = 0, exclusiveMinimum = -1 }: Schema): boolean {
  return minimum <= 0 && maximum >= 0 && exclusiveMinimum < 0;
}

function upperOf(name: string, parameters: ReadonlyMap<string, Schema>): string | null {
  for (const [from, to] of pairs) {
    const found = from.exec(name);
    const upper = found && to.replace('*', found[1] ?? '');
    if (upper !== null && parameters.has(upper)) return upper;
  }
  return null;
}

function kindOf(schema: Schema): ListRange['kind'] | null {
  if (schema.format === 'date') return 'day';
  if (schema.format === 'date-time') return 'moment';
  const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number');
  return isNumber ? 'number' : null;
}

/**
 * The property that a bound is about: what `x-bounds` names, otherwise what its description names, otherwise
 * what its own name says; dates without any of these are bounds of the first date.
 */
function placeOf(
  given: Schema,
  stem: string,
  kind: ListRange['kind'],
  own: Own,
  places: Places,
): string | null {
  const named = annotation(given, own, 'x-bounds');
  if (named !== undefined) return places.of((name) => name === named);
  const isFitting = ({ format, type }: Schema) =>
    kind === 'number'
      ? [type].flat().some((one) => one === 'integer' || one === 'number')
      : dates.includes(format ?? '');
  const words = new Set(annotation(given, own, 'description')?.match(/[A-Za-z_]\w*/g) ?? []);
  const names = namesOf(stem);
  const tried: ((name: string) => boolean)[] = [
    (name) => words.has(name),
    (name) => names.includes(name),
  ];
  for (const isSought of tried) {
    const place = places.of((name, schema) => isFitting(schema) && isSought(name));
    if (place !== null) return place;
  }
  if (kind === 'number' || !['', 'date'].includes(stem)) return null;
  return (
    places.of((_name, { format }) => format === 'date-time') ??
    places.of((_name, schema) => isFitting(schema))
  );
}

/** `created` → `createdAt`, `created_at` …: the names of the property that a parameter names in part. */
export function namesOf(stem: string): readonly string[] {
  const name = `${stem.charAt(0).toLowerCase()}${stem.slice(1)}`;
  const parts = ['', 'At', 'On', 'Date', 'Day', '_at', '_on', '_date', '_day'];
  return parts.map((part) => `${name}${part}`);
}
