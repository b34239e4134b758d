/** `#/paths/~1api/get` → its parts. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A JSON Pointer as part of a URI: `%7B` for `{`. */
export function joinPointer(base: string, ...parts: readonly (string | number)[]): string {
  return parts.reduce<string>(
    (pointer, part) =>
      `${pointer}/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))}`,
    base,
  );
}

/** The value at a pointer (`/items/0/id`); undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>(
    (node, part) =>
      typeof node === 'object' && node !== null
        ? (node as Record<string, unknown>)[part]
        : undefined,
    value,
  );
}
