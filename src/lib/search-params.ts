/**
 * Parses one search parameter; undefined for an invalid value. URLs contain strings only; numbers
 * and «true» come as strings, or as themselves when a URL is parsed a second time.
 */
export type ParamParser<T> = (value: string) => T | undefined;

/** Trimmed text of 1 to `most` characters. */
export function text(most: number): ParamParser<string> {
  return (value) => {
    const trimmed = value.trim();
    return trimmed !== '' && trimmed.length <= most ? trimmed : undefined;
  };
}

/** A string that matches the pattern. */
export function pattern(pattern: RegExp): ParamParser<string> {
  return (value) => (pattern.test(value) ? value : undefined);
}

/** One of the keys; the record type checks that the choices are complete. */
export function oneOf<T extends string>(choices: Record<T, unknown>): ParamParser<T> {
  return (value) => (Object.hasOwn(choices, value) ? (value as T) : undefined);
}

/** An integer from `least` to `most`. */
export function integer(least: number, most: number): ParamParser<number> {
  return (value) => {
    const number = value === '' ? Number.NaN : Number(value);
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
  };
}

/** A calendar day: «2026-03-14». */
export const day: ParamParser<string> = (value) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const moment = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
  return exists ? value : undefined;
};

/** «true» or «1»; anything else is treated as absent. */
export const bool: ParamParser<true> = (value) =>
  value === 'true' || value === '1' ? true : undefined;

/** The value of a key; the first one of a repeated key. */
export function parseParam<T>(value: unknown, read: ParamParser<T>): T | undefined {
  const [first] = textsOf(value);
  return first === undefined ? undefined : read(first);
}

/** Two days in order: swapped limits mean the same period. */
export function inOrder<T extends { from?: string | undefined; to?: string | undefined }>(
  period: T,
): T {
  const { from, to } = period;
  return from && to && from > to ? { ...period, from: to, to: from } : period;
}

/**
 * All values of a repeated key, at most `most`; invalid and repeated ones are omitted, and an empty
 * list is undefined.
 */
export function parseParams<T>(
  value: unknown,
  read: ParamParser<T>,
  most: number,
): T[] | undefined {
  const values = new Set(textsOf(value).map(read));
  const known = [...values].filter((item) => item !== undefined).slice(0, most);
  return known.length > 0 ? known : undefined;
}

/** Rejects a text with a NUL («%00»): no database takes it. */
function textsOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((item) => ['string', 'number', 'boolean'].includes(typeof item))
    .map(String)
    .filter((text) => !text.includes('\0'));
}
