type SearchValue = string | number | boolean;
type Search = Record<string, unknown>;

/**
 * Parses a query string: a key gives a string, a repeated key an array of strings. Nothing is
 * converted to numbers; each route's parser converts what it knows.
 */
export function parseSearch(query: string): Search {
  const search: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(query)) {
    const known = search[key];
    if (known === undefined) search[key] = value;
    else if (Array.isArray(known)) known.push(value);
    else search[key] = [known, value];
  }
  return { ...search };
}

/** Formats the query with its «?»; empty values and empty lists are omitted. */
export function stringifySearch(search: Search): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isSearchValue(item)) query.append(key, String(item));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function isSearchValue(value: unknown): value is SearchValue {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'number' || typeof value === 'boolean';
}
