import { stemOf } from '#server/search/stem.ts';
import { normalizeSearchText } from '#server/search/text.ts';

/** A name split into words, for repeated matching. */
export type NameWords = readonly string[];

/** The words of a name, normalized as the search does. */
export function wordsOf(text: string): NameWords {
  return normalizeSearchText(text)
    .split(/[^0-9a-zа-я]+/)
    .filter(Boolean);
}

/** Prefixes that the words of a name must have to match the query. */
export function requestedStems(query: string): readonly string[] {
  return wordsOf(query).map(stemOf);
}

/** True when every word of the query, without its ending, is a word of the name. */
export function nameHasWords(name: NameWords, requested: readonly string[]): boolean {
  return requested.every((stem) => name.some((word) => stemOf(word) === stem));
}

/** True when every word of the query, without its ending, is a prefix of a word of the name. */
export function nameMatches(name: NameWords, requested: readonly string[]): boolean {
  return (
    requested.length > 0 && requested.every((stem) => name.some((word) => word.startsWith(stem)))
  );
}
