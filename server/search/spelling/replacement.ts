import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { prefixPattern, textArray } from '#server/db/sql-values.ts';
import { normalizeSearchText } from '#server/search/text.ts';

/** A well-known name in a query that the catalog does not have. */
export interface Replacement {
  /** As spelled in the feed: «Септанест». */
  readonly title: string;
  /** The query with the name replaced; normalized. */
  readonly whole: string;
  /** The replacement alone; normalized. */
  readonly bare: string;
}

/** Maximum number of words in a name. */
const LONGEST_NAME = 4;
/** A longer query counts as a sentence. */
const MAX_WORDS = 12;

/** A shorter text is the beginning of too many names. */
const SHORTEST_BEGINNING = 4;

/** Every sequence of words that may be a name. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - start) }, (__, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );
}

/**
 * Looks a query up in the feed's cross-reference; the longest name wins.
 * @param text normalized
 */
export async function findReplacement(db: Database, text: string): Promise<Replacement | null> {
  const words = text.split(' ');
  if (words.length > MAX_WORDS) return null;
  const { rows } = await db.execute<{ name: string; title: string; query: string }>(sql`
    select name, title, query from search_replacements
    where name = any(${textArray(runsOf(words))})
    order by length(name) desc limit 1`);
  const [row] = rows;
  if (row === undefined) return null;
  const bare = normalizeSearchText(row.query);
  const whole = ` ${text} `.replace(` ${row.name} `, ` ${bare} `).trim();
  return { title: row.title, whole, bare };
}

/**
 * Looks up the name of the feed's cross-reference that begins with a text, while it is being typed:
 * «септан»; the shortest name wins.
 * @param text normalized
 */
export async function findBegunReplacement(
  db: Database,
  text: string,
): Promise<Replacement | null> {
  if (text.length < SHORTEST_BEGINNING) return null;
  const { rows } = await db.execute<{ title: string; query: string }>(sql`
    select title, query from search_replacements
    where name like ${prefixPattern(text)}
    order by length(name), name limit 1`);
  const [row] = rows;
  if (row === undefined) return null;
  const bare = normalizeSearchText(row.query);
  return { title: row.title, whole: bare, bare };
}
