import { normaliseSearchText } from './text.ts';

/** Russian endings that need not agree: «композиты» is found by «композитами». */
const ENDING =
  /(?:ами|ями|ого|его|ому|ему|ов|ев|ей|ах|ях|ам|ям|ом|ем|ой|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|[аяоеыиуюьй])$/;
const SHORTEST_STEM = 3;

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < SHORTEST_STEM ? word : stem;
}

function wordsOf(text: string): string[] {
  return normaliseSearchText(text)
    .split(/[^0-9a-zа-я]+/)
    .filter(Boolean);
}

/** True when every word of the query begins some word of the name, endings aside. */
export function nameMatches(name: string, query: string): boolean {
  const words = wordsOf(name);
  const wanted = wordsOf(query);
  return (
    wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(stemOf(part))))
  );
}
