import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import type { StoredImportRow } from '#server/db/schema/buying.ts';
import { textArray } from '#server/db/sql-values.ts';
import { respellCode } from '#server/search/code-key.ts';
import {
  CYRILLIC_LOOKALIKES,
  LATIN_LOOKALIKES,
  toLookalikes,
} from '#server/search/spelling/spelling.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { isInPacks, MAX_READ_QUANTITY, readQuantity } from './quantity.ts';
import type { ImportEntry } from './read-entries.ts';

/** Maximum number of candidates per row. */
const MAX_CANDIDATES = 5;
/** Maximum number of texts searched by words in one query, to keep the query short. */
const SEARCHED_AT_ONCE = 100;
const SEARCHABLE = /\p{L}{3}.*\s+\S/u;

type Found = Map<string, string[]>;

function collect(rows: readonly { key: string; id: string }[], found: Found): void {
  for (const { key, id } of rows) {
    const ids = found.get(key) ?? [];
    if (!ids.includes(id) && ids.length < MAX_CANDIDATES) found.set(key, [...ids, id]);
  }
}

/** Only letters and digits, lookalikes in Latin: `EST U-A2` is `estua2`, and so it is with a Cyrillic «Е». */
function compact(text: string): string {
  return toLookalikes(text).replace(/[^\p{L}\p{N}]/gu, '');
}

async function findByCode(db: Database, texts: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  // One hash join per column: a single join with `or` would compare all with all.
  const named = [
    sql`lower(p.vendor_code)`,
    sql`lower(p.manufacturer_code)`,
    sql`p.barcode`,
    sql`p.market_id`,
    sql`lower(p.name)`,
  ].map((name) => sql`select w.key, p.id from requested w join products p on ${name} = w.key`);
  const { rows } = await db.execute<{ key: string; id: string }>(sql`
    with requested as (select unnest(${textArray(texts)}) as key),
      hits as (${sql.join(named, sql` union `)})
    select hits.key, p.id from hits join products p on p.id = hits.id
    where p.listed
    order by p.available desc, p.popularity desc, p.id`);
  collect(rows, found);
  return found;
}

/** @param spell the spellings of a text to search for, instead of the text itself */
async function findByCompactCode(
  db: Database,
  texts: readonly string[],
  spell: (text: string) => readonly string[] = (text) => [text],
): Promise<Found> {
  const found: Found = new Map();
  const spelled = texts.flatMap((text) => spell(text).map((code) => ({ text, code })));
  const keys = spelled.map(({ code }) => compact(code));
  const named = [sql`p.vendor_code`, sql`p.manufacturer_code`].map(
    (name) => sql`select w.key, p.id from requested w
      join products p on translate(lower(regexp_replace(${name}, '[^[:alnum:]]', '', 'g')),
        ${CYRILLIC_LOOKALIKES}, ${LATIN_LOOKALIKES}) = w.code`,
  );
  const { rows } = await db.execute<{ key: string; id: string }>(sql`
    with requested as (
        select key, code
        from unnest(${textArray(spelled.map(({ text }) => text))}, ${textArray(keys)}) as one(key, code)
        where length(code) >= 3),
      hits as (${sql.join(named, sql` union `)})
    select hits.key, p.id from hits join products p on p.id = hits.id
    where p.listed
    order by p.available desc, p.popularity desc, p.id`);
  collect(rows, found);
  return found;
}

async function findByWords(db: Database, texts: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  const queries = texts.map(normalizeSearchText);
  const { rows } = await db.execute<{ key: string; id: string }>(sql`
    select requested.key, hit.id
    from unnest(${textArray(texts)}, ${textArray(queries)}) as requested(key, query)
    cross join lateral (
      select p.id from products p
      where p.listed and p.search_vector @@ plainto_tsquery('russian', requested.query)
      order by p.available desc, p.popularity desc, p.id
      limit ${MAX_CANDIDATES}) hit`);
  collect(rows, found);
  return found;
}

interface FoundProducts {
  /** By code or by the whole name. */
  exact: Found;
  /** By words, for texts without an exact match. */
  searched: Found;
}

/**
 * Products for each text (lower case), best first: by code, by code without punctuation, by code
 * in the letters of the other alphabet, by words.
 */
async function findProducts(db: Database, texts: readonly string[]): Promise<FoundProducts> {
  const exact = await findByCode(db, texts);
  const missing = () => texts.filter((text) => !exact.has(text));
  for (const [key, ids] of await findByCompactCode(db, missing())) exact.set(key, ids);
  const codes = missing().filter((text) => /\d/.test(text));
  for (const [key, ids] of await findByCompactCode(db, codes, respellCode)) exact.set(key, ids);
  const searched: Found = new Map();
  const words = missing().filter((text) => SEARCHABLE.test(text));
  for (let start = 0; start < words.length; start += SEARCHED_AT_ONCE) {
    const some = words.slice(start, start + SEARCHED_AT_ONCE);
    for (const [key, ids] of await findByWords(db, some)) searched.set(key, ids);
  }
  return { exact, searched };
}

/** The interpretation of a line: its text, the candidates and the quantity. */
type Meaning = Pick<
  StoredImportRow,
  'text' | 'candidates' | 'requested' | 'packs' | 'quantityText' | 'quantityProblem'
>;

function quantityOf(amount: string | null): Omit<Meaning, 'text' | 'candidates'> {
  if (amount === null) return { requested: null, quantityText: '', quantityProblem: null };
  const { quantity, problem } = readQuantity(amount);
  const read = { quantityText: amount, quantityProblem: problem };
  if (quantity === null || !isInPacks(amount)) return { ...read, requested: quantity };
  return { ...read, requested: null, packs: quantity };
}

/**
 * A line without a quantity column may end with it: «LV-1009-03 4». A number after a code is a
 * quantity, and so is one with a unit; after a name it may be a part of the name, so the user
 * decides.
 */
function meaningOf({ text, amount, split }: ImportEntry, found: FoundProducts): Meaning {
  const whole = found.exact.get(text.toLowerCase());
  const key = split?.text.toLowerCase() ?? '';
  if (whole !== undefined || split === null) {
    const candidates = whole ?? found.searched.get(text.toLowerCase()) ?? [];
    return { text, candidates, ...quantityOf(amount) };
  }
  const byCode = found.exact.get(key);
  const byWords = found.searched.get(text.toLowerCase());
  if (byCode !== undefined || split.hasUnit || byWords === undefined) {
    const candidates = byCode ?? found.searched.get(key) ?? [];
    return { text: split.text, candidates, ...quantityOf(split.amount) };
  }
  return {
    text,
    candidates: byWords,
    requested: null,
    quantityText: '',
    quantityProblem: `Не ясно, «${split.amount}» – количество или часть названия: укажите количество`,
  };
}

function add(present: number | null, more: number | null): number | null {
  if (present === null && more === null) return null;
  return Math.min((present ?? 0) + (more ?? 0), MAX_READ_QUANTITY);
}

/**
 * Finds the products of each line of a file: three queries for all codes and whole names, then one
 * per hundred texts that need a word search. Not for use in a transaction, which would last too
 * long. Lines with the same text or product are merged into the first; a line with an invalid
 * quantity is not merged, nor packs with pieces while the size of a pack is unknown.
 */
export async function matchRows(
  db: Database,
  entries: readonly ImportEntry[],
): Promise<StoredImportRow[]> {
  const texts = entries.flatMap(({ text, split }) =>
    split === null ? [text] : [text, split.text],
  );
  const desired = new Set(texts.filter((text) => text !== '').map((text) => text.toLowerCase()));
  const found = await findProducts(db, [...desired]);
  const merged = new Map<string, StoredImportRow>();
  for (const entry of entries) {
    const { row } = entry;
    const meaning = meaningOf(entry, found);
    const [only] = meaning.candidates;
    const isAlone = Boolean(meaning.quantityProblem) || meaning.text === '';
    const same =
      meaning.candidates.length === 1
        ? `product:${only}`
        : `text:${meaning.packs === undefined ? 'pieces' : 'packs'}:${meaning.text.toLowerCase()}`;
    const key = isAlone ? `row:${row}` : same;
    const first = merged.get(key);
    if (first === undefined) {
      merged.set(key, { row, mergedRows: [], ...meaning, chosen: null, added: false });
    } else {
      first.mergedRows.push(row);
      first.requested = add(first.requested, meaning.requested);
      const packs = add(first.packs ?? null, meaning.packs ?? null);
      if (packs !== null) first.packs = packs;
    }
  }
  return [...merged.values()];
}
