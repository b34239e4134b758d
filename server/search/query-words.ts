import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { toCyrillicLookalikes, toLookalikes } from '#server/search/spelling/spelling.ts';
import { stemOf } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import type { QueryWord } from './text-query.ts';

/** Sizes and shades, which are typed in either alphabet: «М», «А3,5». */
const MAY_LOOK_ALIKE = /^(?:[a-zа-я]{1,2}|(?=.*\d)[0-9a-zа-я.-]+)$/;
/** Units that may follow a number. */
const UNIT = /^(?:мм|см|мкм|мл|л|г|гр|кг|мг|шт\.?|мин|пар|карпул|n?g)$/;
/** A number or a size of clothes. */
const MEASURE = /^(?:[\d.,x-]*\d[\d.,x-]*|[a-zа-я]|x+[sl])$/;

function lookalikesOf(word: string): string[] {
  if (!MAY_LOOK_ALIKE.test(word)) return [];
  return [toLookalikes(word), toCyrillicLookalikes(word)].filter((other) => other !== word);
}

/** The words of a normalized query, with the lexemes PostgreSQL makes of them, in one query. */
export async function readQueryWords(db: Database, text: string): Promise<readonly QueryWord[]> {
  const words = text.split(' ').map((word) => ({
    word,
    others: [...new Set([...lookalikesOf(word), ...synonymsOf(word)])],
  }));
  const texts = [...new Set(words.flatMap(({ word, others }) => [word, ...others]))];
  const { rows } = await db.execute<{ text: string; lexemes: string[] }>(sql`
    select t.text, tsvector_to_array(to_tsvector('russian', t.text)) as lexemes
    from unnest(${textArray(texts)}) as t(text)`);
  const lexemes = new Map(rows.map((row) => [row.text, row.lexemes]));
  return words.map(({ word, others }, place) => ({
    text: word,
    lexemes: lexemes.get(word) ?? [],
    alternatives: others.map((other) => lexemes.get(other) ?? []),
    unfinished: place === words.length - 1,
  }));
}

/** Words that belong to the next one and are stop words to PostgreSQL: «без адреналина». */
const BINDING = /^(?:с|со|без)$/;

function escapePattern(text: string): string {
  return text.replace(/[^0-9a-zа-я ]/g, '\\$&');
}

/** The beginning of a word; after a dot it is a fraction. */
const BEFORE = '(^|[^0-9a-zа-я.])';

/** A PostgreSQL regular expression for adjacent words in a normalized name. */
function sideBySide(words: string, ending = '($|[^0-9a-zа-я])'): string {
  return `${BEFORE}${escapePattern(words)}${ending}`;
}

/** «без адреналина» and the synonyms of the second word: «без эпинефрина». */
function bound(binding: string, after: string): string {
  const names = [after, ...synonymsOf(after)].map((name) => escapePattern(stemOf(name)));
  return `${BEFORE}${binding} (${names.join('|')})`;
}

/** Patterns that find a query's sizes in names; see `measuresOf`. */
export interface Measures {
  /** Each size beside the word it belongs to. */
  readonly placed: readonly string[];
  /** Each size by itself. */
  readonly present: readonly string[];
}

/**
 * Sizes of a normalized query, each with the word it belongs to: «iso 25», «25 мм», «размер m»,
 * «без адреналина». A product whose name has them side by side is a better match than one where the
 * number means something else.
 */
export function measuresOf(text: string): Measures {
  const words = text.split(' ');
  const placed: string[] = [];
  const present: string[] = [];
  for (const [place, word] of words.entries()) {
    const [before, after] = [words[place - 1], words[place + 1]];
    if (BINDING.test(word) && after !== undefined) {
      placed.push(bound(word, after));
    } else if (MEASURE.test(word) && !UNIT.test(word)) {
      const alike = toLookalikes(word);
      present.push(sideBySide(alike));
      if (after !== undefined && UNIT.test(after)) placed.push(sideBySide(`${alike} ${after}`));
      else if (before !== undefined) placed.push(sideBySide(`${before} ${alike}`));
    }
  }
  return { placed, present };
}
