const CYRILLIC = /^[а-я]+$/;
const DIGITS = /^[\d.,-]+$/;

/** Shorter words must match whole, else «м» would find everything on that letter. */
const SHORTEST_PREFIX = 3;
/** Letters by which stems of one word may differ, and how much of the stem must be left. */
const STEM_SLACK = 2;
const SHORTEST_STEM = 5;

/** A query taken apart. */
export interface QueryLexemes {
  /** What PostgreSQL's Russian configuration makes of the query. */
  readonly lexemes: readonly string[];
  /** Those of the last word, which may still be being typed. */
  readonly unfinished: ReadonlySet<string>;
  /** The words as typed. */
  readonly words: ReadonlySet<string>;
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * The Russian stemmer is not sure of itself: «композит» → `композ`, «композиты» → `композит`. When
 * it has cut an ending off, it may have to cut more to meet the stem that the catalogue has.
 */
function shorterStems(lexeme: string, words: ReadonlySet<string>): string[] {
  if (!CYRILLIC.test(lexeme) || words.has(lexeme)) return [];
  const longest = Math.min(STEM_SLACK, lexeme.length - SHORTEST_STEM);
  return Array.from({ length: Math.max(0, longest) }, (_, cut) => lexeme.slice(0, -(cut + 1)));
}

/**
 * A PostgreSQL text query that wants every lexeme. Words match by their beginning; short words and
 * numbers must match whole, except in the last word.
 * @param weights where the lexemes must stand: `A` the name and codes, `B` the brand; empty anywhere.
 * @returns null when there is nothing to look for.
 */
export function toTextQuery(
  { lexemes, unfinished, words }: QueryLexemes,
  weights: '' | 'A' | 'AB' = '',
): string | null {
  if (lexemes.length === 0) return null;
  const marked = (lexeme: string, prefix: boolean) => {
    const marks = `${prefix ? '*' : ''}${weights}`;
    return marks === '' ? quote(lexeme) : `${quote(lexeme)}:${marks}`;
  };
  const parts = lexemes.map((lexeme) => {
    const whole = lexeme.length < SHORTEST_PREFIX || DIGITS.test(lexeme);
    const forms = [
      marked(lexeme, !whole || unfinished.has(lexeme)),
      ...shorterStems(lexeme, words).map((stem) => marked(stem, false)),
    ];
    return forms.length === 1 ? forms.join() : `(${forms.join(' | ')})`;
  });
  return parts.join(' & ');
}
