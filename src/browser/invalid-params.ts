import { parseParams, text } from '#src/lib/search-params.ts';

type Search = Readonly<Record<string, unknown>>;

/** Values equal to the default of their parameter. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  page: ['1'],
  source: ['Catalog'],
  literal: ['false'],
  available: ['false'],
};

/** Maximum length of a displayed value. */
const MAX_SHOWN_LENGTH = 60;
const shown = text(800);

function textsOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((item) => item !== undefined && item !== null)
    .map((item) => String(item).trim())
    .filter((text) => text !== '');
}

/**
 * Search parameters that the page's parser rejected: «page=last». A parser returns every key that
 * it knows; keys that it does not know, like `utm_source`, are ignored.
 */
export function findInvalidParams(given: Search, read: object): string[] {
  return Object.entries(read).flatMap(([key, value]) => {
    const used = textsOf(value);
    const isLost = (text: string) => (Array.isArray(value) ? !used.includes(text) : true);
    if (used.length > 0 && !Array.isArray(value)) return [];
    // The direction of a sort order belongs to its field.
    if (key === 'direction') return [];
    return textsOf(given[key])
      .filter((text) => isLost(text) && !DEFAULTS[key]?.includes(text))
      .map((text) => {
        const value = text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
        // Invisible characters are written as in the URL.
        return `${key}=${value.replace('\0', '%00')}`;
      });
  });
}

/** Rejected search parameters, «page=last»: they are shown, and removed with the next change. */
export interface InvalidParams {
  invalid?: string[] | undefined;
}

/**
 * Parsed search parameters together with the rejected ones; parsing the result again changes
 * nothing.
 */
export function withInvalidParams<T extends object>(given: Search, read: T): T & InvalidParams {
  const invalid = [
    ...(parseParams(given.invalid, shown, 20) ?? []),
    ...findInvalidParams(given, read),
  ];
  return { ...read, invalid: invalid.length > 0 ? invalid : undefined };
}
