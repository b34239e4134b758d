import fc from 'fast-check';
import { idValue } from '#tools/contract/ids/id-values.ts';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { isFile } from '#tools/contract/send/call.ts';
import { plainValue } from './plain-value.ts';
import { strings } from './strings.ts';

interface EdgeContext {
  readonly contract: Contract;
  /** Whether the contract allows the value at this place. */
  readonly fits: (value: unknown) => boolean;
  /** Ids that the field may name; null when it contains none. */
  readonly ids: readonly string[] | null;
  readonly seed: number;
  /** Values of simple requests. */
  readonly typical: readonly unknown[];
}

/** How many ids of a kind are tried. */
const triedIDs = 2;
/** How many items a list gets at most. */
const longestList = 10;
const largestSent = 2_147_483_647;
/** Outside the basic plane, decomposed, quotes and signs of other languages, spaces in rows. */
export const oddText = '𝒜😀 й “ё” <b>&amp; 100%\'"\\/ a  b';
const longestSent = 5000;
const capitalEmail = 'Anna.Maria+Rooms@Example.ORG';

/**
 * The values of a property that break careless code: the smallest, largest and longest, zero, empty,
 * null and, for texts, characters that get lost.
 */
export function edgeValues(schema: Schema, context: EdgeContext): unknown[] {
  const values = [...context.typical, ...candidates(schema, context)].filter(
    (value) => value !== undefined && !isFile(value),
  );
  const known = new Set<string>();
  return values.filter((value) => {
    const text = JSON.stringify(value);
    if (known.has(text) || !context.fits(value)) return false;
    known.add(text);
    return true;
  });
}

function candidates(given: Schema, context: EdgeContext): unknown[] {
  const schema = context.contract.resolve(given);
  const { contract, ids } = context;
  const known = (own: Schema) =>
    (ids ?? []).slice(0, triedIDs).map((id) => idValue(contract, own, id));
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return alternatives.flatMap((one) => candidates(one, context));
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [...schema.enum];
  return typesOf(schema).flatMap((type): unknown[] => {
    switch (type) {
      case 'string':
        return ids === null ? texts(schema, context.seed) : known(schema);
      case 'integer':
      case 'number':
        return ids === null ? numbers(schema) : known(schema);
      case 'boolean':
        return [true, false];
      case 'null':
        return [null];
      case 'array':
        return lists(contract, schema, ids && known(schema));
      default:
        return [];
    }
  });
}

function texts(schema: Schema, seed: number): string[] {
  const { minLength = 0, maxLength = oddText.length } = schema;
  const longest = Math.min(maxLength, longestSent);
  const generated = fc.sample(strings(schema), { seed, numRuns: 2 });
  if (schema.format === 'email') return [...generated, capitalEmail];
  return [
    // Few bodies are sent where each success counts: one text has spaces at its ends, too.
    cut(` ${oddText} `, longest),
    'Ж'.repeat(Math.max(minLength, 1)),
    cut(oddText.repeat(Math.ceil(longest / 10)), longest),
    'ж'.repeat(longest),
    '',
    cut(' По краям – пробелы. ', longest),
    'Первая строка\nвторая\tс табуляцией',
    ...generated,
  ];
}

/** The first characters of a text; a schema counts code points. Ends with a letter. */
function cut(text: string, length: number): string {
  const points = [...text].slice(0, length);
  return points.length < length || points.at(-1)?.trim() !== ''
    ? points.join('')
    : [...points.slice(0, -1), 'я'].join('');
}

function numbers({ minimum = 0, maximum = largestSent }: Schema): number[] {
  return [minimum, maximum, 0, 1];
}

function lists(contract: Contract, schema: Schema, ids: readonly unknown[] | null): unknown[] {
  if (ids !== null) {
    return [[], ids.slice(0, 1), ids.slice(0, triedIDs), ids.slice(0, triedIDs).toReversed()];
  }
  const item = contract.resolve(schema.items ?? {});
  const most = Math.min(schema.maxItems ?? longestList, longestList);
  if (item.enum) {
    const all = item.enum.slice(0, most);
    return [[], item.enum.slice(0, 1), all, shuffled(all), repeated(all)];
  }
  // Records that are named must exist: only a request with known ones is accepted.
  if (Object.keys(item.properties ?? {}).some((name) => isID(name))) return [[]];
  const value = plainValue(contract, item);
  // As long as it may be, and in no order: a list that is cut or sorted shows it.
  const longest = Array.from({ length: most }, (_, at) => varied(item, value, most - at));
  return [[], longest.slice(0, 1), longest, shuffled(longest), repeated(longest)];
}

/** In no order: neither rising nor falling where there are three. */
function shuffled(list: readonly unknown[]): unknown[] {
  const [first, second, ...others] = list.toReversed();
  return [second, first, ...others].filter((one) => one !== undefined);
}

/** With one value twice; where a schema forbids that, it does not fit. */
function repeated(list: readonly unknown[]): unknown[] {
  return list.length < 2 ? [] : [...list.slice(0, 2), list[0]].slice(0, list.length);
}

function isID(name: string): boolean {
  return /^id$|ID$|Id$|_id$/.test(name);
}

/** Another plain value for each number, where its schema is only a type. */
function varied({ format, pattern, multipleOf, minimum }: Schema, value: unknown, number: number) {
  if (format !== undefined || pattern !== undefined || multipleOf !== undefined) return value;
  if (typeof value === 'number') return (minimum ?? 0) + number;
  return typeof value === 'string' ? `${value.slice(0, -1)}${number}` : value;
}
