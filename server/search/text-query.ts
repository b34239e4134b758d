const CYRILLIC = /^[а-я]+$/;
const DIGITS = /^[\d.,-]+$/;

/** Shorter words must match whole, otherwise «м» would find every word with that first letter. */
const SHORTEST_PREFIX = 3;
/** Letters by which stems of one word may differ, and the minimum length of the stem. */
const STEM_SLACK = 2;
const SHORTEST_STEM = 5;

/** One word of a query with its equivalents. */
export interface QueryWord {
  /** As typed, normalized. */
  readonly text: string;
  /** The lexemes of the word by PostgreSQL's Russian configuration; all of them must match. */
  readonly lexemes: readonly string[];
  /** Lexemes of equivalent expressions: look-alike letters, synonyms. */
  readonly alternatives: readonly (readonly string[])[];
  /** The user may still be typing the word. */
  readonly unfinished: boolean;
}

/** How strictly a query matches. */
export interface TextQueryOptions {
  /** Weights the lexemes must have: `A` name and codes, `B` brand; empty for any. */
  readonly weights?: '' | 'A' | 'AB';
  /** Words must match whole and not by prefix. */
  readonly whole?: boolean;
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * The Russian stemmer is inconsistent: «композит» → `композ`, «композиты» → `композит`. When it has
 * cut an ending off, a shorter stem may be needed to match the stem in the catalog.
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
 * A PostgreSQL text query that requires every word. Words match by prefix; short words and numbers
 * must match whole, except the last word.
 * @returns null when there is nothing to search for.
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
