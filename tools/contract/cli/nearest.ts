/** The name that is most like another; undefined when none is. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const [first] = names
    .map((other) => ({ other, edits: editsBetween(name, other) }))
    .toSorted((one, other) => one.edits - other.edits);
  return first !== undefined && first.edits <= Math.max(2, name.length / 3)
    ? first.other
    : undefined;
}

/** How many letters are to be added, removed or replaced (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, same] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === same ? 0 : 1);
      next.push(Math.min(replaced, (next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
