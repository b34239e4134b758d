import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { type KnownWord, type Reading, readingsOf } from '#server/search/spelling/correction.ts';

/** Maximum number of candidates for a misspelled word to compare letter by letter. */
const SIMILAR_WORDS = 12;
/** Sorts after every letter a word may have. */
const AFTER_ALL_LETTERS = '\uFFFD';
/** Shorter words are not corrected. */
const SHORTEST_CORRECTED = 4;
/** Maximum number of corrected words of a query; the rest stays as typed. */
const CORRECTED_WORDS = 8;

/**
 * Rebuilds the list of the catalog's words from the listed products: whole words, short tokens with
 * digits (shades, sizes) but no vendor codes, and the names that have a replacement. Runs at the
 * end of an import, in its transaction.
 */
export async function rebuildSearchWords(tx: Database): Promise<void> {
  await tx.execute(sql`delete from search_words`);
  await tx.execute(sql`
    insert into search_words (word, frequency)
    select word, count(*)::int
    from (
      select distinct p.id, word
      from products p, regexp_split_to_table(p.search_text, '[^0-9a-zа-я]+') as word
      where p.listed
      union all
      select distinct r.name, word
      from search_replacements r, regexp_split_to_table(r.name, '[^0-9a-zа-я]+') as word
    ) found
    where length(word) between 2 and 40
      and (word ~ '^[a-zа-я]+$' or (length(word) <= 4 and word ~ '[a-zа-я]'))
    group by word`);
}

/** A word without its vowels, which are often misspelled: «кампазит», `lumevira`. */
function skeleton(word: SQL): SQL {
  return sql`translate(${word}, 'аеиоуыэюяьъaeiouy', '')`;
}

function readingQuery(texts: readonly string[]): SQL {
  return sql`
    select reading.text,
      exists (select from search_words w where w.word = reading.text) as is_known,
      exists (
        select from search_words w
        where w.word ~>=~ reading.text and w.word ~<~ (reading.text || ${AFTER_ALL_LETTERS}::text)
      ) as is_beginning,
      coalesce((
        select json_agg(json_build_object('word', near.word, 'frequency', near.frequency))
        from (
          (select w.word, w.frequency from search_words w
            where length(reading.text) >= ${SHORTEST_CORRECTED} and w.word % reading.text
            order by similarity(w.word, reading.text) desc, w.frequency desc
            limit ${SIMILAR_WORDS})
          union
          (select w.word, w.frequency from search_words w
            where length(reading.text) >= ${SHORTEST_CORRECTED}
              and w.word ~>=~ left(reading.text, 1)
              and w.word ~<~ (left(reading.text, 1) || ${AFTER_ALL_LETTERS}::text)
              and ${skeleton(sql`w.word`)} = ${skeleton(sql`reading.text`)}
            order by w.frequency desc
            limit ${SIMILAR_WORDS})
        ) near), '[]'::json) as similar
    from unnest(${textArray(texts)}) as reading(text)`;
}

/**
 * Catalog matches of each typed word, in one query: for each word its readings, the word itself
 * first.
 */
export async function lookUpReadings(db: Database, typed: readonly string[]): Promise<Reading[][]> {
  const readings = typed.map((word, place) =>
    place < CORRECTED_WORDS ? readingsOf(word) : [word],
  );
  const { rows } = await db.execute<{
    text: string;
    is_known: boolean;
    is_beginning: boolean;
    similar: KnownWord[];
  }>(readingQuery([...new Set(readings.flat())]));
  const found = new Map(
    rows.map((row) => [
      row.text,
      {
        text: row.text,
        isKnown: row.is_known,
        isBeginning: row.is_beginning,
        similar: row.similar,
      },
    ]),
  );
  return readings.map((texts) =>
    texts.map((text) => found.get(text)).filter((reading) => reading !== undefined),
  );
}
