const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const TO_RUSSIAN = new Map([...LATIN_KEYS].map((key, place) => [key, RUSSIAN_KEYS[place] ?? key]));
const TO_LATIN = new Map([...RUSSIAN_KEYS].map((key, place) => [key, LATIN_KEYS[place] ?? key]));

/** Cyrillic letters that look like Latin ones, as typed in shades and codes: «А2», «ЕСТ-100». */
export const CYRILLIC_LOOKALIKES = 'авекмнорстух';
/** The matching Latin letters, in the same order. */
export const LATIN_LOOKALIKES = 'abekmhopctyx';

function letterTable(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((letter, place) => [letter, to[place] ?? letter]));
}

const TO_LATIN_LOOKS = letterTable(CYRILLIC_LOOKALIKES, LATIN_LOOKALIKES);
const TO_CYRILLIC_LOOKS = letterTable(LATIN_LOOKALIKES, CYRILLIC_LOOKALIKES);

/** Longest first, so that `shch` is not read as `sh` and `ch`. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['ye', 'е'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ts', 'ц'],
  ['ph', 'ф'],
  ['ck', 'к'],
  ...[...'abvgdezijklmnoprstufhcywxq'].map((sound, place): readonly [string, string] => [
    sound,
    'а б в г д е з и й к л м н о п р с т у ф х ц ы в кс к'.split(' ')[place] ?? sound,
  ]),
];

/** The text of the same keys in the other keyboard layout: `rjvgjpbn` → «композит», `ф2` → `a2`. */
export function switchLayout(text: string): string {
  const letters = [...text.toLowerCase()];
  const table = letters.some((letter) => TO_LATIN.has(letter)) ? TO_LATIN : TO_RUSSIAN;
  return letters.map((letter) => table.get(letter) ?? letter).join('');
}

/** Russian words written in Latin letters: `kompozit` → «композит». */
export function transliterate(text: string): string {
  let rest = text.toLowerCase();
  let written = '';
  while (rest !== '') {
    const sound = SOUNDS.find(([latin]) => rest.startsWith(latin));
    written += sound === undefined ? rest.slice(0, 1) : sound[1];
    rest = rest.slice(sound === undefined ? 1 : sound[0].length);
  }
  return written;
}

const LATIN_SOUNDS = new Map(
  [...'абвгдежзийклмнопрстуфхцчшщыьэюя'].map((letter, place) => [
    letter,
    'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sch y  e yu ya'.split(' ')[place] ??
      letter,
  ]),
);

/** Foreign names spelled phonetically in Russian: «люмивера» → `lyumivera`. */
export function romanize(text: string): string {
  return [...text.toLowerCase()].map((letter) => LATIN_SOUNDS.get(letter) ?? letter).join('');
}

/** Replaces Cyrillic letters that look Latin by Latin ones: «а2» → `a2`. */
export function toLookalikes(text: string): string {
  return [...text.toLowerCase()].map((letter) => TO_LATIN_LOOKS.get(letter) ?? letter).join('');
}

/** Replaces Latin letters that look Cyrillic by Cyrillic ones: `CB` → «св». */
export function toCyrillicLookalikes(text: string): string {
  return [...text.toLowerCase()].map((letter) => TO_CYRILLIC_LOOKS.get(letter) ?? letter).join('');
}

/**
 * The Damerau–Levenshtein distance: letters to insert, delete, replace or swap with a neighbor;
 * `limit + 1` as soon as it exceeds `limit`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let older: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    older = previous;
    previous = current;
  }
  return previous[right.length] ?? limit + 1;
}
