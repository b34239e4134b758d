import fc from 'fast-check';
import { arbitraryOf } from '#tools/contract/generate/arbitrary.ts';
import { sampleFile } from '#tools/contract/generate/files.ts';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';
import { isFile } from '#tools/contract/send/call.ts';
import type { Limit } from './limits.ts';

const seed = 1;
/** A part of a domain name has at most so many characters. */
const longestLabel = 63;

/**
 * Values whose size a limit bounds, of this size; those that also break another keyword come last.
 * @param size the number itself, or the count of characters, items or properties.
 */
export function valuesOfSize(contract: Contract, limit: Limit, size: number): unknown[] {
  const { keyword, schema } = limit;
  if (size < 0 && !keyword.endsWith('imum')) return [];
  switch (keyword) {
    case 'minimum':
    case 'maximum':
      return [size];
    case 'minLength':
    case 'maxLength':
      return textsOf(schema, size);
    case 'minItems':
    case 'maxItems':
      return listsOf(contract, schema, size, limit.place || limit.name);
    default:
      return objectsOf(contract, schema, size);
  }
}

function textsOf({ format, pattern }: Schema, size: number): string[] {
  const repeated = ['Ж', 'a', 'A', '1'].map((letter) => letter.repeat(size));
  if (format === 'email') return [emailOf(size)];
  if (format === 'uri') return [`https://example.com/${'a'.repeat(size)}`.slice(0, size)];
  if (format === 'uri-reference') return [`/${'a'.repeat(size)}`.slice(0, size)];
  if (pattern === undefined) return repeated;
  const expression = new RegExp(pattern, 'u');
  const [fitting, other] = [true, false].map((is) =>
    repeated.filter((text) => expression.test(text) === is),
  );
  return [...(fitting ?? []), ...matching(pattern, size), ...(other ?? [])];
}

/** A text of a pattern, made longer in its middle: `https://…` stays one. */
function matching(pattern: string, size: number): string[] {
  const expression = new RegExp(pattern, 'u');
  const samples = fc.sample(fc.stringMatching(expression), { seed, numRuns: 5 });
  return samples.flatMap((sample) => {
    const points = [...sample];
    const missing = size - points.length;
    const middle = points.at(-1) ?? 'a';
    const text =
      missing < 0 ? points.slice(0, size).join('') : `${sample}${middle.repeat(missing)}`;
    return expression.test(text) ? [text] : [];
  });
}

function emailOf(size: number): string {
  const host = '.example.com';
  const local = 'a'.repeat(Math.max(1, Math.min(longestLabel, size - host.length - 2)));
  let rest = size - local.length - 1 - host.length;
  const labels: string[] = [];
  while (rest > 0) {
    labels.push('b'.repeat(Math.min(longestLabel, rest)));
    rest -= longestLabel + 1;
  }
  return `${local}@${labels.join('.')}${host}`;
}

function listsOf(contract: Contract, schema: Schema, size: number, field: string): unknown[] {
  const items = schema.items ?? {};
  const name = field.split('/').at(-1) ?? '';
  const context = { contract, idsOf: () => null };
  const own = contract.resolve(items);
  if (own.format === 'binary') return [Array.from({ length: size }, (_, at) => fileOf(name, at))];
  const generated = fc.sample(arbitraryOf(items, context, name), {
    seed,
    numRuns: Math.min(size * 3, size + 2000),
  });
  const candidates = own.enum ? [...own.enum] : generated;
  const distinct = [...new Map(candidates.map((one) => [JSON.stringify(one), one])).values()];
  const pool = distinct.length >= size ? distinct : [...distinct, ...generated];
  const list = Array.from({ length: size }, (_, at) => pool[at % Math.max(pool.length, 1)]);
  return pool.length === 0 && size > 0 ? [] : [list];
}

function fileOf(field: string, at: number): unknown {
  const file = sampleFile(field);
  return isFile(file) ? { ...file, fileName: `${at}-${file.fileName}` } : file;
}

function objectsOf(contract: Contract, schema: Schema, size: number): unknown[] {
  const names = Object.keys(schema.properties ?? {});
  const context = { contract, idsOf: () => null };
  const rated = [...new Set([...(schema.required ?? []), ...names])].slice(0, size);
  const [value] = fc.sample(
    fc.record(
      Object.fromEntries(
        rated.map((name) => [name, arbitraryOf(schema.properties?.[name] ?? {}, context, name)]),
      ),
    ),
    { seed, numRuns: 1 },
  );
  const more = Array.from({ length: size - rated.length }, (_, at) => [`contract${at}`, 1]);
  return [{ ...value, ...Object.fromEntries(more) }];
}
