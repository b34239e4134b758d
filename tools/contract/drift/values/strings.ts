import fc from 'fast-check';
import type { Schema } from '#tools/contract/drift/contract.ts';

const seed = 1;
const generated = 12;
const longest = 20_000;

/** A value of each format that the contract uses. */
const formats: Readonly<Record<string, string>> = {
  date: '2026-03-14',
  'date-time': '2026-03-14T09:26:53Z',
  time: '09:26:53Z',
  duration: 'P1D',
  email: 'anna@example.ru',
  uri: 'https://example.ru/a',
  'uri-reference': '/a',
  uuid: '5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10',
  hostname: 'example.ru',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  binary: 'PK',
};

/** Texts of many kinds, for whatever a schema of text lets through. */
const plain = ['A', 'a', 'я', '0', '+7', ' ', 'два слова', '<b>', 'a-b_c', 'https://example.ru/a'];

/** Texts that a schema may accept, likeliest first; the caller validates them. */
export function likelyStrings(schema: Schema): string[] {
  const examples = (schema.examples ?? []).filter((value) => typeof value === 'string');
  const format = schema.format === undefined ? [] : [formats[schema.format] ?? 'x'];
  const fitting = schema.pattern === undefined ? [] : stringsOf(schema.pattern);
  const short = [...examples, ...format, ...fitting, ...plain];
  return [...short, ...sized(short, schema.minLength), ...sized(short, schema.maxLength)];
}

/** Texts of exactly so many characters, made from what the schema is likely to accept. */
export function stringsOfLength(schema: Schema, length: number): string[] {
  const { minLength: _least, maxLength: _most, ...free } = schema;
  return sized(likelyStrings(free), length);
}

function sized(texts: readonly string[], length: number | undefined): string[] {
  if (length === undefined || length < 0 || length > longest) return [];
  return texts.flatMap((text) => {
    const characters = [...text];
    if (characters.length >= length) return [characters.slice(0, length).join('')];
    const missing = length - characters.length;
    return [characters.at(-1) ?? 'a', characters[0] ?? 'a'].map(
      (one) => text + one.repeat(missing),
    );
  });
}

const known = new Map<string, string[]>();

/** Texts that fit a regular expression; none when it is beyond the generator. */
function stringsOf(pattern: string): string[] {
  let found = known.get(pattern);
  if (found === undefined) {
    try {
      found = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed, numRuns: generated });
    } catch {
      found = [];
    }
    known.set(pattern, found);
  }
  return found;
}
