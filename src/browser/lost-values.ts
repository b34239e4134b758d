import { parseParams, text } from '#src/lib/search-params.ts';

type Search = Readonly<Record<string, unknown>>;

/** Values that mean the same as their absence. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  page: ['1'],
  source: ['Catalog'],
  literal: ['false'],
  available: ['false'],
};

/** Characters that are shown of a value. */
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
 * What a URL requests and its page does not understand: «page=last». A parser names every key that
 * it knows; what it does not know, like `utm_source`, is not its own.
 */
export function lostValues(given: Search, read: object): string[] {
  return Object.entries(read).flatMap(([key, value]) => {
    const used = textsOf(value);
    const isLost = (text: string) => (Array.isArray(value) ? !used.includes(text) : true);
    if (used.length > 0 && !Array.isArray(value)) return [];
    // An order's direction goes with its field.
    if (key === 'direction') return [];
    return textsOf(given[key])
      .filter((text) => isLost(text) && !DEFAULTS[key]?.includes(text))
      .map((text) => {
        const value = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
        // What cannot be seen is written as in the URL.
        return `${key}=${value.replace('\0', '%00')}`;
      });
  });
}

/** What the URL said and nobody understood, «page=last»: it is shown, and goes with the next change. */
export interface Unread {
  unread?: string[] | undefined;
}

/** What was read of a URL, and with it what was not; it goes through a second reading as it is. */
export function withUnread<T extends object>(given: Search, read: T): T & Unread {
  const unread = [...(parseParams(given.unread, shown, 20) ?? []), ...lostValues(given, read)];
  return { ...read, unread: unread.length > 0 ? unread : undefined };
}
