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
const MOST_SHOWN = 60;
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
export function lostValues(given: Search, read: object): string[] {
  return Object.entries(read).flatMap(([key, value]) => {
    const used = textsOf(value);
    const isLost = (text: string) => (Array.isArray(value) ? !used.includes(text) : true);
    if (used.length > 0 && !Array.isArray(value)) return [];
    // The direction of a sort order belongs to its field.
    if (key === 'direction') return [];
    return textsOf(given[key])
      .filter((text) => isLost(text) && !DEFAULTS[key]?.includes(text))
      .map((text) => {
        const value = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
        // Invisible characters are written as in the URL.
        return `${key}=${value.replace('\0', '%00')}`;
      });
  });
}

/** Rejected search parameters, «page=last»: they are shown, and removed with the next change. */
export interface Unread {
  unread?: string[] | undefined;
}

/**
 * Parsed search parameters together with the rejected ones; parsing the result again changes
 * nothing.
 */
export function withUnread<T extends object>(given: Search, read: T): T & Unread {
  const unread = [...(parseParams(given.unread, shown, 20) ?? []), ...lostValues(given, read)];
  return { ...read, unread: unread.length > 0 ? unread : undefined };
}
