import { compareValues } from '#src/lib/text/value-order.ts';

/** A member of a family; `variant` has its distinguishing attributes, null when there are none. */
export interface Variant {
  readonly name: string;
  readonly variant: Readonly<Record<string, string>> | null;
}

/** The options of a family in the order of their values in the names: «31G, 35 мм». */
export function optionNames(members: readonly Variant[]): string[] {
  const names = [...new Set(members.flatMap(({ variant }) => Object.keys(variant ?? {})))];
  // Position of the value in the name of the first member that has options; missing values come last.
  const first = members.find(({ variant }) => variant !== null);
  const place = (option: string) => {
    const found = first?.name.lastIndexOf(first.variant?.[option] ?? '\0') ?? -1;
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  return names
    .toSorted()
    .map((name) => ({ name, place: place(name) }))
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ name }) => name);
}

/** The option values of a variant. */
export function optionsOf(
  { variant }: Variant,
  names: readonly string[],
): { name: string; value: string }[] {
  return names.flatMap((name) => {
    const value = variant?.[name];
    return value === undefined ? [] : [{ name, value }];
  });
}

/** Sorts a family by option values (numbers as numbers), option by option, then by name. */
export function sortVariants<T extends Variant>(members: readonly T[]): T[] {
  const names = optionNames(members);
  const compare = (a: T, b: T) => {
    for (const name of names) {
      const order = compareValues(a.variant?.[name] ?? '', b.variant?.[name] ?? '');
      if (order !== 0) return order;
    }
    return compareValues(a.name, b.name);
  };
  return members.toSorted(compare);
}
