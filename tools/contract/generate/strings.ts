import fc from 'fast-check';
import type { Schema } from '#tools/contract/openapi/schema.ts';

/** Letters that users of the shop type, with characters that break naive code. */
const alphabet = [
  ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВЁЯ',
  ...'abcxyzABCXYZ0123456789',
  ...' -–.,:;!?()«»"\'/\\%_&<>№',
  '𝒜',
  '😀',
];
/** Longer generated texts would only slow the run; the bounds themselves are always tested. */
const typicalLength = 40;
const longestGenerated = 2000;
/** The pattern of a text that must not be blank: any text matches and should be tested. */
const somethingVisible = '\\S';
const twoThousand = { from: '2000-01-01T00:00:00.000Z', to: '2035-12-31T00:00:00.000Z' };

const dates = fc.date({
  min: new Date(twoThousand.from),
  max: new Date(twoThousand.to),
  noInvalidDate: true,
});

const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 1,
  maxLength: 12,
});

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: dates.map((date) => date.toISOString().slice(0, 10)),
  'date-time': dates.map((date) => date.toISOString()),
  email: fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example.com`),
  uri: word.map((name) => `https://example.com/${name}`),
  'uri-reference': word.map((name) => `/${name}`),
  uuid: fc.uuid(),
};

/** Texts that match a string schema by enum, format, pattern or length. */
export function strings(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern } = schema;
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.min(schema.maxLength ?? 100, longestGenerated);
  const fitsLength = (text: string) => {
    const { length } = [...text];
    return length >= minLength && length <= (schema.maxLength ?? Number.POSITIVE_INFINITY);
  };
  const byFormat = format === undefined ? undefined : formats[format];
  if (byFormat) return byFormat.filter(fitsLength);
  if (pattern !== undefined && pattern !== somethingVisible) {
    const bounded = boundRepetition(pattern, minLength, maxLength);
    return fc.stringMatching(new RegExp(bounded, 'u')).filter(isPlain).filter(fitsLength);
  }
  const unit = fc.constantFrom(...alphabet);
  const typical = fc.string({
    unit,
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, typicalLength)),
  });
  if (pattern === somethingVisible) return typical.filter((text) => /\S/u.test(text));
  if (maxLength <= typicalLength) return typical;
  const longest = fc.string({ unit, minLength: maxLength, maxLength });
  return fc.oneof({ arbitrary: typical, weight: 9 }, { arbitrary: longest, weight: 1 });
}

/** Turns `^[a-z]+$` with lengths 16 to 200 into `^[a-z]{16,200}$`, so that no generated text is discarded. */
function boundRepetition(pattern: string, minLength: number, maxLength: number): string {
  const isOneClass = /^\^(\[[^\]]+\]|\\[dwS])\+\$$/.test(pattern);
  return isOneClass
    ? pattern.replace(
        /\+\$$/,
        `{${Math.max(1, minLength)},${Math.min(maxLength, Math.max(typicalLength, minLength))}}$`,
      )
    : pattern;
}

/** Excludes control characters: no schema can forbid them, and no text field allows them. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}
