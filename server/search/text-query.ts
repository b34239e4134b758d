const CYRILLIC = /^[а-я]+$/;
const DIGITS = /^[\d.,-]+$/;

/** Shorter words must match whole, else «м» would find everything on that letter. */
const SHORTEST_PREFIX = 3;
/** Letters by which stems of one word may differ, and how much of the stem must be left. */
const STEM_SLACK = 2;
const SHORTEST_STEM = 5;

/** One word of a query with all that counts as the same. */
export interface QueryWord {
  /** As typed, normalized. */
  readonly text: string;
  /** What PostgreSQL's Russian configuration makes of the word; all of them must be there. */
  readonly lexemes: readonly string[];
  /** Lexemes of expressions that are as good as the word: look-alike letters, synonyms. */
  readonly alternatives: readonly (readonly string[])[];
  /** The word may still be being typed. */
  readonly unfinished: boolean;
}

/** How strictly a query is put. */
export interface TextQueryOptions {
  /** Where the lexemes must stand: `A` the name and codes, `B` the brand; empty anywhere. */
  readonly weights?: '' | 'A' | 'AB';
  /** Words must match whole and not by their beginning. */
  readonly whole?: boolean;
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * The Russian stemmer is not sure of itself: «композит» → `композ`, «композиты» → `композит`. When
 * it has cut an ending off, it may have to cut more to meet the stem that the catalog has.
 */
function shorterStems(lexeme: string, word: string): string[] {
  if (!CYRILLIC.test(lexeme) || word === lexeme) return [];
  const longest = Math.min(STEM_SLACK, lexeme.length - SHORTEST_STEM);
  return Array.from({ length: Math.max(0, longest) }, (_, cut) => lexeme.slice(0, -(cut + 1)));
}

/** «a | b», in brackets where there is more than one. */
function anyOf(terms: readonly string[]): string {
  return terms.length === 1 ? terms.join() : `(${terms.join(' | ')})`;
}

/**
 * A PostgreSQL text query that wants every word. Words match by their beginning; short words and
 * numbers must match whole, except the last word.
 * @returns null when there is nothing to look for.
 */
export function toTextQuery(
  words: readonly QueryWord[],
  { weights = '', whole = false }: TextQueryOptions = {},
): string | null {
  const marked = (lexeme: string, prefix: boolean) => {
    const marks = `${prefix ? '*' : ''}${weights}`;
    return marks === '' ? quote(lexeme) : `${quote(lexeme)}:${marks}`;
  };
  const typed = ({ text, lexemes, unfinished }: QueryWord) =>
    lexemes
      .map((lexeme) => {
        const short = lexeme.length < SHORTEST_PREFIX || DIGITS.test(lexeme);
        const prefix = !whole && (!short || unfinished);
        const stems = shorterStems(lexeme, text).map((stem) => marked(stem, false));
        return anyOf([marked(lexeme, prefix), ...stems]);
      })
      .join(' & ');
  const parts = words
    .filter(({ lexemes }) => lexemes.length > 0)
    .map((word) =>
      anyOf([
        typed(word),
        ...word.alternatives
          .filter((lexemes) => lexemes.length > 0)
          .map((lexemes) => lexemes.map((lexeme) => marked(lexeme, false)).join(' & ')),
      ]),
    );
  return parts.length === 0 ? null : parts.join(' & ');
}
