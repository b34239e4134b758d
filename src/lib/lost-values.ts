type Search = Readonly<Record<string, unknown>>;

/** Values that mean the same as their absence. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  page: ['1'],
  source: ['Catalog'],
  literal: ['false'],
  available: ['false'],
};

function textsOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((item) => item !== undefined && item !== null)
    .map((item) => String(item).trim())
    .filter((text) => text !== '');
}

/**
 * What a URL asks for and its page does not understand: «page=last». A parser names every key that
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
      .map((text) => `${key}=${text}`);
  });
}
