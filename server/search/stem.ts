/** Russian endings that may differ: «композитами» finds «композиты». */
const ENDING =
  /(?:ами|ями|ого|его|ому|ему|ов|ев|ей|ах|ях|ам|ям|ом|ем|ой|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|[аяоеыиуюьй])$/;
const SHORTEST_STEM = 3;

/** A word without its ending; a word that would become too short is unchanged. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < SHORTEST_STEM ? word : stem;
}
