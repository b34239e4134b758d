/** Equality of JSON values; the order of an object's keys does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  );
}

/** The elements of `list` that `other` does not have. */
export function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  return list.filter((value) => !other.some((candidate) => isEqual(value, candidate)));
}
