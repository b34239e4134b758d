import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { prefixPattern, textArray } from '#server/product/sql-values.ts';
import { createVersionedCache } from '#server/product/versioned-cache.ts';
import { chooseReading } from './correction.ts';
import { normaliseSearchText } from './text.ts';
import { type QueryLexemes, toTextQuery } from './text-query.ts';
import { lookUpReadings } from './words.ts';

/** A query as the lists use it; SQL speaks of `products p`. */
export interface FoundQuery {
  readonly condition: SQL;
  /** Smaller is better. */
  readonly rank: SQL;
  /** What is looked for instead of the query; null when it is the query itself. */
  readonly correctedQuery: string | null;
}

/** Words common to more products than this are all alike common. */
const WORTH_COUNTING = 2000;
/** A longer query is a sentence: leaving its words out one by one would take too long. */
const MOST_WORDS = 8;

/** Products that the last resort may find. */
const SIMILAR_PRODUCTS = 200;

const NOTHING: FoundQuery = { condition: sql`false`, rank: sql`0::int`, correctedQuery: null };

const cached = createVersionedCache<FoundQuery>({
  size: 2000,
  lifetime: Number.POSITIVE_INFINITY,
});

async function readLexemes(db: Database, text: string): Promise<QueryLexemes> {
  const words = text.split(' ');
  const { rows } = await db.execute<{ all: string[]; last: string[] }>(sql`
    select tsvector_to_array(to_tsvector('russian', ${text}::text)) as all,
      tsvector_to_array(to_tsvector('russian', ${words.at(-1) ?? ''}::text)) as last`);
  const [row] = rows;
  return {
    lexemes: row?.all ?? [],
    unfinished: new Set(row?.last ?? []),
    words: new Set(words),
  };
}

/** The query taken literally: by vendor code and by words. */
async function literally(db: Database, text: string): Promise<Omit<FoundQuery, 'correctedQuery'>> {
  const lexemes = await readLexemes(db, text);
  const anywhere = toTextQuery(lexemes);
  const inName = toTextQuery(lexemes, 'A');
  const inNameOrBrand = toTextQuery(lexemes, 'AB');
  const byCode = sql`lower(p.vendor_code) like ${prefixPattern(text)}`;
  const exactCode = sql`lower(p.vendor_code) = ${text}::text
    or lower(p.manufacturer_code) = ${text}::text or p.barcode = ${text}::text`;
  const byWords = anywhere === null ? sql`` : sql` or p.search_vector @@ ${anywhere}::tsquery`;
  const wordRank =
    anywhere === null
      ? sql``
      : sql`when p.search_vector @@ ${inName}::tsquery then 3
        when p.search_vector @@ ${inNameOrBrand}::tsquery then 4`;
  return {
    condition: sql`(${byCode}${byWords})`,
    rank: sql`case when ${exactCode} then 0 when ${byCode} then 1
      when p.search_text like ${prefixPattern(text)} then 2 ${wordRank} else 5 end`,
  };
}

async function findsSomething(db: Database, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from products p where p.listed and ${condition}) as found`);
  return rows[0]?.found ?? false;
}

/** The words that were meant, one for each typed. */
async function correct(db: Database, raw: string): Promise<string[]> {
  const typed = raw.toLowerCase().split(/\s+/).filter(Boolean);
  const readings = await lookUpReadings(db, typed);
  return readings.map(chooseReading).filter(Boolean);
}

/** How many products a condition finds, as far as it is worth counting. */
async function countSome(db: Database, condition: SQL): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (
      select from products p where p.listed and ${condition} limit ${WORTH_COUNTING}) counted`);
  return rows[0]?.found ?? 0;
}

/**
 * The query with fewer words: first without those that nothing has, then, while nothing is found,
 * without the commonest, which say least.
 */
async function withFewerWords(db: Database, words: readonly string[]): Promise<FoundQuery | null> {
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const counted = await Promise.all(
    words.map(async (word, place) => {
      const { condition } = await literally(db, word);
      return { word, place, found: await countSome(db, condition) };
    }),
  );
  const known = counted.filter(({ found }) => found > 0).toSorted((a, b) => a.found - b.found);
  for (let kept = Math.min(known.length, words.length - 1); kept > 0; kept -= 1) {
    const rarest = known.slice(0, kept).toSorted((a, b) => a.place - b.place);
    const text = rarest.map(({ word }) => word).join(' ');
    const fewer = await literally(db, text);
    if (await findsSomething(db, fewer.condition)) return { ...fewer, correctedQuery: text };
  }
  return null;
}

/** The last resort: names that look like the query, by trigrams. */
async function bySimilarity(db: Database, text: string): Promise<FoundQuery> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from products p
    where p.listed and ${text}::text <% p.search_text
    order by word_similarity(${text}::text, p.search_text) desc, p.popularity desc, p.id
    limit ${SIMILAR_PRODUCTS}`);
  if (rows.length === 0) return NOTHING;
  const ids = textArray(rows.map(({ id }) => id));
  return {
    condition: sql`p.id = any(${ids})`,
    rank: sql`array_position(${ids}, p.id)`,
    correctedQuery: null,
  };
}

async function load(db: Database, raw: string, literalQuery: boolean): Promise<FoundQuery> {
  const text = normaliseSearchText(raw);
  if (text === '') return NOTHING;
  const literal = await literally(db, text);
  if (literalQuery || (await findsSomething(db, literal.condition))) {
    return { ...literal, correctedQuery: null };
  }
  const words = await correct(db, raw);
  const corrected = words.join(' ');
  if (corrected !== '' && corrected !== text) {
    const meant = await literally(db, corrected);
    if (await findsSomething(db, meant.condition)) return { ...meant, correctedQuery: corrected };
  }
  return (await withFewerWords(db, words)) ?? bySimilarity(db, text);
}

/**
 * What a typed query means.
 *
 * Products are ranked: the very vendor code, manufacturer's code or barcode (0), a vendor code that
 * begins so (1), a name that begins so (2), all words in the name (3), in name and brand (4), in
 * category, characteristics or description (5); equals stand by availability and popularity. If the
 * whole catalogue has nothing, the words are read anew (other keyboard layout, transliteration,
 * look-alike letters, misspelling) and the corrected query is used; if that has nothing either,
 * fewer words, and at last names that look alike. `literalQuery` stops after the first step.
 *
 * The meaning depends on the catalogue alone, not on other filters, and is kept until an import.
 */
export function findQuery(db: Database, query: string, literalQuery: boolean): Promise<FoundQuery> {
  return cached(db, `${literalQuery} ${query}`, () => load(db, query, literalQuery));
}
