import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { allOf, beginsWith, prefixPattern, textArray } from '#server/db/sql-values.ts';
import { createVersionedCache } from '#server/db/versioned-cache.ts';
import { chooseReading } from '#server/search/spelling/correction.ts';
import {
  findBegunReplacement,
  findReplacement,
  type Replacement,
} from '#server/search/spelling/replacement.ts';
import { codeKeyOf, codeKeyOfQuery, respellCode } from './code-key.ts';
import { measuresOf, readQueryWords } from './query-words.ts';
import { stemOf } from './stem.ts';
import { normalizeSearchText } from './text.ts';
import { toTextQuery } from './text-query.ts';
import { lookUpReadings } from './words.ts';

/** A query as the lists use it; SQL speaks of `products p`. */
export interface FoundQuery {
  readonly condition: SQL;
  /** The text query that is all of the condition; null when there is more to it. */
  readonly words: string | null;
  /** Smaller is better. */
  readonly rank: SQL;
  /** An indexed condition for matches ranked before name prefixes; null when unknown. */
  readonly first: SQL | null;
  /** Name prefixes: ranked equally, after `first` and before all others; null when unknown. */
  readonly begins: SQL | null;
  /** Number of families found in the whole catalog; only an import changes it. */
  readonly total: number;
  /** Number of products found in the whole catalog. */
  readonly productCount: number;
  /** The corrected query; null when the query is used as typed. */
  readonly correctedQuery: string | null;
  /** The well-known name whose analogs are found instead; null without one. */
  readonly replaced: { readonly title: string; readonly query: string } | null;
}

/** How many products and families a query finds in the whole catalog. */
export type FoundCounts = Pick<FoundQuery, 'total' | 'productCount'>;

/** Counts faster than the database what a text query finds; null when it cannot. */
export type CountWords = (words: string) => Promise<FoundCounts | null>;

/** Where a query is looked up. */
interface Searched {
  readonly db: Database;
  readonly countWords: CountWords;
}

/** A query that has not been run yet. */
type Wording = Omit<FoundQuery, 'total' | 'productCount' | 'correctedQuery' | 'replaced'>;

/** Words of more products than this count as equally common. */
const WORTH_COUNTING = 2000;
/** A longer query counts as a sentence: dropping its words one by one would take too long. */
const MAX_WORDS = 8;

/** A shorter number is as likely a size as the beginning of a manufacturer's code. */
const MIN_CODE_LENGTH = 5;

/** A shorter word is a prefix of too many names. */
const SHORTEST_KIND = 3;

/** Without three letters in a row, trigrams do not work. */
const HAS_TRIGRAMS = /[0-9a-zа-я]{3}/;
/** Longer texts are no misspelled names. */
const LONGEST_NAME = 64;

/** «к файл», «а силикон»: written with a hyphen in price lists, but seldom typed with one. */
const LONE_LETTER = /(^| )([a-zа-я]) (?=[a-zа-я]{3})/g;

/** Maximum number of products that the last resort finds. */
const SIMILAR_PRODUCTS = 200;

/** «1:100000» of an anesthetic, which its name writes «1:100 000». */
const JOINED_RATIO = /(\d:\d{1,3})(000)(?!\d)/g;

const NOTHING: FoundQuery = {
  condition: sql`false`,
  words: null,
  rank: sql`0::int`,
  first: null,
  begins: null,
  total: 0,
  productCount: 0,
  correctedQuery: null,
  replaced: null,
};

const cached = createVersionedCache<FoundQuery>({
  size: 2000,
  lifetime: Number.POSITIVE_INFINITY,
});

interface CodeRules {
  /** The prefix of a key in the text index; null when the query is no code. */
  readonly lexeme: string | null;
  readonly exact: SQL;
  readonly begins: SQL;
  readonly contains: SQL;
}

/** Products whose code equals, starts with or contains the query. */
function codeRules(text: string): CodeRules {
  const key = codeKeyOfQuery(text);
  if (key === null) {
    return {
      lexeme: null,
      exact: sql`lower(p.vendor_code) = ${text}::text`,
      begins: beginsWith(sql`lower(p.vendor_code)`, text),
      contains: sql`false`,
    };
  }
  const [own, makers] = [codeKeyOf(sql`p.vendor_code`), codeKeyOf(sql`p.manufacturer_code`)];
  const tail = sql`regexp_replace(${own}, '^[^0-9]+', '')`;
  return {
    lexeme: `'${key}':*`,
    // Barcodes are numbers, which are keys unchanged.
    exact: sql`${own} = ${key}::text or ${makers} = ${key}::text or p.barcode = ${key}::text`,
    begins: sql`${own} like ${prefixPattern(key)} or ${tail} like ${prefixPattern(key)}`,
    contains: key.length < MIN_CODE_LENGTH ? sql`false` : sql`${makers} like ${prefixPattern(key)}`,
  };
}

function matches(query: string): SQL {
  return sql`p.search_vector @@ ${query}::tsquery`;
}

/** All patterns match the name. */
function inName(patterns: readonly string[]): SQL {
  return allOf(patterns.map((pattern) => sql`p.search_text ~ ${pattern}::text`));
}

/** The literal query: by codes and by words. */
async function literally(db: Database, text: string): Promise<Wording> {
  const words = await readQueryWords(db, text);
  const code = codeRules(text);
  const anywhere = toTextQuery(words);
  const begins = beginsWith(sql`p.search_text`, text);
  const codeRank = sql`when ${code.exact} then 0 when ${code.begins} then 1
    when ${code.contains} then 2`;
  const found = [code.lexeme, anywhere].filter((part) => part !== null).join(' | ');
  if (anywhere === null) {
    const byKey = found === '' ? sql`` : sql` or ${matches(found)}`;
    return {
      condition: sql`(${code.begins} or ${begins}${byKey})`,
      words: null,
      rank: sql`case ${codeRank} when ${begins} then 3 else 9 end`,
      first: code.lexeme === null ? code.begins : null,
      begins,
    };
  }
  const whole = matches(toTextQuery(words, { weights: 'A', whole: true }) ?? '');
  const begun = matches(toTextQuery(words, { weights: 'A' }) ?? '');
  const withBrand = matches(toTextQuery(words, { weights: 'AB' }) ?? '');
  const { placed, present } = measuresOf(text);
  return {
    // A single condition, so that an index-only scan can count.
    condition: matches(found),
    words: found,
    rank: sql`case ${codeRank} when ${begins} then 3
      when ${whole} then case when ${inName(placed)} then 4 when ${inName(present)} then 5 else 6 end
      when ${begun} then 7 when ${withBrand} then 8 else 9 end`,
    first: code.lexeme === null ? code.begins : matches(code.lexeme),
    begins,
  };
}

async function countFound(
  { db, countWords }: Searched,
  { condition, words }: Wording,
): Promise<FoundCounts> {
  const counted = words === null ? null : await countWords(words);
  if (counted !== null) return counted;
  const { rows } = await db.execute<{ total: number; products: number }>(sql`
    select count(*)::int as total, coalesce(sum(number), 0)::int as products from (
      select count(*) as number from products p where p.listed and ${condition}
      group by p.family_id) families`);
  const { total, products } = rows[0] ?? { total: 0, products: 0 };
  return { total, productCount: products };
}

/** A wording with its results; null when it finds nothing. */
async function tryOut(
  searched: Searched,
  wording: Wording,
  correctedQuery: string | null,
): Promise<FoundQuery | null> {
  const { total, productCount } = await countFound(searched, wording);
  return total === 0 ? null : { ...wording, total, productCount, correctedQuery, replaced: null };
}

async function findsSomething(db: Database, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from products p where p.listed and ${condition}) as found`);
  return rows[0]?.found ?? false;
}

/** The intended words, one for each typed. */
async function correct(db: Database, raw: string): Promise<string[]> {
  const typed = raw.toLowerCase().split(/\s+/).filter(Boolean);
  const readings = await lookUpReadings(db, typed);
  return readings.map(chooseReading).filter(Boolean);
}

/** How many products a condition finds, counted up to a limit. */
async function countSome(db: Database, condition: SQL): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (
      select from products p where p.listed and ${condition} limit ${WORTH_COUNTING}) counted`);
  return rows[0]?.found ?? 0;
}

interface WeighedWord {
  readonly word: string;
  readonly place: number;
  readonly found: number;
  /** Some product's name starts with the word, so it names the kind of product. */
  readonly isKind: boolean;
}

/** The significance of a query word; null when it finds nothing or is too common. */
async function weigh(db: Database, word: string, place: number): Promise<WeighedWord | null> {
  const [read] = await readQueryWords(db, word);
  if (read === undefined || read.lexemes.length === 0) return null;
  const { condition } = await literally(db, word);
  const found = await countSome(db, condition);
  if (found === 0) return null;
  const begins = beginsWith(sql`p.search_text`, stemOf(word));
  const isKind = word.length >= SHORTEST_KIND && (await findsSomething(db, begins));
  return { word, place, found, isKind };
}

/**
 * The query with fewer words: as many as find something together, in the order of significance: the
 * kind of product first, then the rarer words.
 */
async function withFewerWords(
  searched: Searched,
  words: readonly string[],
): Promise<FoundQuery | null> {
  if (words.length < 2 || words.length > MAX_WORDS) return null;
  const weighed = await Promise.all(words.map((word, place) => weigh(searched.db, word, place)));
  const byWeight = weighed
    .filter((word) => word !== null)
    .toSorted((a, b) => Number(b.isKind) - Number(a.isKind) || a.found - b.found);
  let chosen: WeighedWord[] = [];
  let best: FoundQuery | null = null;
  for (const word of byWeight) {
    const tried = [...chosen, word].toSorted((a, b) => a.place - b.place);
    const text = tried.map((one) => one.word).join(' ');
    const fewer = await tryOut(searched, await literally(searched.db, text), text);
    if (fewer === null) continue;
    chosen = tried;
    best = fewer;
  }
  return best;
}

/** The last resort: names that look like the query, by trigrams. */
async function bySimilarity(db: Database, text: string): Promise<FoundQuery> {
  if (!HAS_TRIGRAMS.test(text) || text.length > LONGEST_NAME) return NOTHING;
  const { rows } = await db.execute<{ id: string; family: string }>(sql`
    select p.id, p.family_id as family from products p
    where p.listed and ${text}::text <% p.search_text
    order by word_similarity(${text}::text, p.search_text) desc, p.popularity desc, p.id
    limit ${SIMILAR_PRODUCTS}`);
  if (rows.length === 0) return NOTHING;
  const ids = textArray(rows.map(({ id }) => id));
  return {
    condition: sql`p.id = any(${ids})`,
    words: null,
    rank: sql`array_position(${ids}, p.id)`,
    first: null,
    begins: null,
    total: new Set(rows.map(({ family }) => family)).size,
    productCount: rows.length,
    correctedQuery: null,
    replaced: null,
  };
}

/** The replacement of a well-known name that the catalog does not have. */
async function replace(
  searched: Searched,
  text: string,
  find: (db: Database, text: string) => Promise<Replacement | null> = findReplacement,
): Promise<FoundQuery | null> {
  const replacement = await find(searched.db, text);
  if (replacement === null) return null;
  const { title, whole, bare } = replacement;
  for (const query of new Set([whole, bare])) {
    const found = await tryOut(searched, await literally(searched.db, query), null);
    if (found !== null) return { ...found, replaced: { title, query } };
  }
  return null;
}

/** A code in the letters of the other alphabet: codes are no words of the catalog that are corrected. */
async function findRespelledCode(searched: Searched, text: string): Promise<FoundQuery | null> {
  if (codeKeyOfQuery(text) === null) return null;
  for (const code of respellCode(text)) {
    const found =
      code === text ? null : await tryOut(searched, await literally(searched.db, code), code);
    if (found !== null) return found;
  }
  return null;
}

async function load(searched: Searched, raw: string, literalQuery: boolean): Promise<FoundQuery> {
  const { db } = searched;
  const text = normalizeSearchText(raw);
  if (text === '') return NOTHING;
  const joined = text.replace(LONE_LETTER, '$1$2-');
  if (joined !== text && !literalQuery) {
    const named = await tryOut(searched, await literally(db, joined), null);
    if (named !== null) return named;
  }
  const spaced = text.replace(JOINED_RATIO, '$1 $2');
  const ratio = spaced === text ? null : await tryOut(searched, await literally(db, spaced), null);
  if (ratio !== null) return ratio;
  const wording = await literally(db, text);
  const literal = await tryOut(searched, wording, null);
  if (literal !== null) return literal;
  if (literalQuery) {
    return { ...wording, total: 0, productCount: 0, correctedQuery: null, replaced: null };
  }
  const replaced = await replace(searched, text);
  if (replaced !== null) return replaced;
  const words = await correct(db, raw);
  const corrected = words.join(' ');
  const meantName =
    corrected === text ? null : await replace(searched, normalizeSearchText(corrected));
  if (meantName !== null) return meantName;
  if (corrected !== '' && corrected !== text) {
    const meant = await tryOut(searched, await literally(db, corrected), corrected);
    if (meant !== null) return meant;
  }
  const code = await findRespelledCode(searched, text);
  if (code !== null) return code;
  const begun = await replace(searched, text, findBegunReplacement);
  if (begun !== null) return begun;
  return (await withFewerWords(searched, words)) ?? bySimilarity(db, text);
}

/**
 * Interprets a typed query.
 *
 * Products are ranked: exact vendor code, manufacturer's code or barcode (0), prefix of a vendor
 * code with or without its letters (1), prefix of a manufacturer's code (2), prefix of a name (3),
 * all words whole in the name and each size beside its word (4) or anywhere in the name (5), all
 * words whole in the name (6), by prefix in the name (7), in name and brand (8), in category and
 * attributes (9); equal ranks by availability and popularity. Codes are compared without separators
 * and with look-alike letters equal (`code-key.ts`); words match synonyms (`synonyms.ts`) and
 * stems. `relevance-table.ts` lists the expected first results.
 *
 * If the whole catalog has no match, a well-known name is replaced (by the feed's cross-reference).
 * Then the words are corrected (other keyboard layout, transliteration, look-alike letters,
 * misspelling), and a code is read in the letters of the other alphabet; if that finds nothing
 * either, a name of the cross-reference that begins like the query is replaced, then fewer words are
 * used, and finally similar names.
 * `literalQuery` stops after the first step.
 *
 * The result depends only on the catalog, not on other filters, and is cached until an import.
 * @param countWordsOf what counts in place of the database in a version of the catalog
 */
export function findQuery(
  db: Database,
  query: string,
  literalQuery: boolean,
  countWordsOf: (version: string) => CountWords = () => async () => null,
): Promise<FoundQuery> {
  return cached(db, `${literalQuery} ${query}`, (version) =>
    load({ db, countWords: countWordsOf(version) }, query, literalQuery),
  );
}
