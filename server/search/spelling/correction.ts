import { normalizeSearchText } from '#server/search/text.ts';
import { editDistance, romanize, switchLayout, toLookalikes, transliterate } from './spelling.ts';

/** A word of the catalog and how many products have it. */
export interface KnownWord {
  readonly word: string;
  readonly frequency: number;
}

/** Catalog matches of one reading of a typed word. */
export interface Reading {
  /** Normalized. */
  readonly text: string;
  /** The catalog contains the exact word. */
  readonly isKnown: boolean;
  /** The catalog contains a word with this prefix. */
  readonly isBeginning: boolean;
  /** Similar words. */
  readonly similar: readonly KnownWord[];
}

/** A shorter prefix is not significant. */
const SHORTEST_BEGINNING = 3;

/**
 * Possible readings of a typed word, likeliest first: as typed, in the other keyboard layout,
 * transliterated either way, with Cyrillic look-alikes replaced by Latin letters.
 */
export function readingsOf(typed: string): readonly string[] {
  const readings = [
    typed,
    switchLayout(typed),
    transliterate(typed),
    toLookalikes(typed),
    romanize(typed),
    toLookalikes(switchLayout(typed)),
    transliterate(typed).replace(/^е/, 'э'),
  ];
  return [...new Set(readings.map(normalizeSearchText))].filter((reading) => reading !== '');
}

/** Maximum number of typing errors in a word of this length. */
export function forgivenErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function closest({ text, similar }: Reading): { word: string; distance: number } | null {
  const limit = forgivenErrors(text.length);
  const near = similar
    .map(({ word, frequency }) => ({ word, frequency, distance: editDistance(text, word, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency);
  return near[0] ?? null;
}

/**
 * The intended word. A known reading wins over a prefix of a known word, and both win over a
 * misspelling; a word without a match stays as typed.
 */
export function chooseReading(readings: readonly Reading[]): string {
  const [typed] = readings;
  if (typed === undefined) return '';
  const known =
    readings.find(({ isKnown }) => isKnown) ??
    readings.find(({ text, isBeginning }) => isBeginning && text.length >= SHORTEST_BEGINNING);
  if (known !== undefined) return known.text;
  const guesses = readings.map(closest).filter((guess) => guess !== null);
  const best = guesses.toSorted((a, b) => a.distance - b.distance)[0];
  return best?.word ?? typed.text;
}
