import { stemOf } from './stem.ts';
import { normalizeSearchText } from './text.ts';

/** A name taken apart, so that it can be asked often. */
export type NameWords = readonly string[];

export function wordsOf(text: string): NameWords {
  return normalizeSearchText(text)
    .split(/[^0-9a-zа-я]+/)
    .filter(Boolean);
}

/** Beginnings that a name must have to match the query. */
export function requestedStems(query: string): readonly string[] {
  return wordsOf(query).map(stemOf);
}

/** True when every word of the query is, endings aside, a word of the name. */
export function nameHasWords(name: NameWords, requested: readonly string[]): boolean {
  return requested.every((stem) => name.some((word) => stemOf(word) === stem));
}

/** True when every word of the query begins some word of the name, endings aside. */
export function nameMatches(name: NameWords, requested: readonly string[]): boolean {
  return (
    requested.length > 0 && requested.every((stem) => name.some((word) => word.startsWith(stem)))
  );
}
