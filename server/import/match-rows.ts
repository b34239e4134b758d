import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import type { StoredImportRow } from '#server/db/schema/buying.ts';
import { textArray } from '#server/product/sql-values.ts';
import { normaliseSearchText } from '#server/search/text.ts';

/** A line of the file. */
export interface ImportEntry {
  row: number;
  text: string;
  requested: number | null;
}

/** Products to choose from that one row is offered. */
const MAX_CANDIDATES = 5;
/** Texts looked for word by word in one query: it must end soon, whoever waits behind it. */
const SEARCHED_AT_ONCE = 100;
const SEARCHABLE = /\p{L}{3}.*\s+\S/u;

type Found = Map<string, string[]>;

function collect(rows: readonly { key: string; id: string }[], found: Found): void {
  for (const { key, id } of rows) {
    const ids = found.get(key) ?? [];
    if (!ids.includes(id) && ids.length < MAX_CANDIDATES) found.set(key, [...ids, id]);
  }
}

/** Letters and digits alone: `EST U-A2` is `estua2`. */
function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

async function findByCode(db: Database, texts: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  // A join a kind of name, each by hashing: one join on either would compare all with all.
  const named = [
    sql`lower(p.vendor_code)`,
    sql`lower(p.manufacturer_code)`,
    sql`p.barcode`,
    sql`p.market_id`,
    sql`lower(p.name)`,
  ].map((name) => sql`select w.key, p.id from wanted w join products p on ${name} = w.key`);
  const { rows } = await db.execute<{ key: string; id: string }>(sql`
    with wanted as (select unnest(${textArray(texts)}) as key),
      hits as (${sql.join(named, sql` union `)})
    select hits.key, p.id from hits join products p on p.id = hits.id
    where p.listed
    order by p.available desc, p.popularity desc, p.id`);
  collect(rows, found);
  return found;
}

async function findByCompactCode(db: Database, texts: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  const keys = texts.map(compact);
  const named = [sql`p.vendor_code`, sql`p.manufacturer_code`].map(
    (name) => sql`select w.key, p.id from wanted w
      join products p on lower(regexp_replace(${name}, '[^[:alnum:]]', '', 'g')) = w.code`,
  );
  const { rows } = await db.execute<{ key: string; id: string }>(sql`
    with wanted as (
        select key, code from unnest(${textArray(texts)}, ${textArray(keys)}) as one(key, code)
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
  const queries = texts.map(normaliseSearchText);
  const { rows } = await db.execute<{ key: string; id: string }>(sql`
    select wanted.key, hit.id
    from unnest(${textArray(texts)}, ${textArray(queries)}) as wanted(key, query)
    cross join lateral (
      select p.id from products p
      where p.listed and p.search_vector @@ plainto_tsquery('russian', wanted.query)
      order by p.available desc, p.popularity desc, p.id
      limit ${MAX_CANDIDATES}) hit`);
  collect(rows, found);
  return found;
}

/** Products for each text (small letters), the best first: by code, by code without signs, by words. */
async function findProducts(db: Database, texts: readonly string[]): Promise<Found> {
  const found = await findByCode(db, texts);
  const missing = () => texts.filter((text) => !found.has(text));
  for (const [key, ids] of await findByCompactCode(db, missing())) found.set(key, ids);
  const searched = missing().filter((text) => SEARCHABLE.test(text));
  for (let start = 0; start < searched.length; start += SEARCHED_AT_ONCE) {
    const some = searched.slice(start, start + SEARCHED_AT_ONCE);
    for (const [key, ids] of await findByWords(db, some)) found.set(key, ids);
  }
  return found;
}

function add(present: number | null, more: number | null): number | null {
  return present === null && more === null ? null : (present ?? 0) + (more ?? 0);
}

/**
 * What each line of a file may mean: two queries for all known codes and names, then one for each
 * hundred of the texts that only words can find. Not for use in a transaction, which need not last so
 * long. Lines of the same text, or of the same product, are summed up in the first of them.
 */
export async function matchRows(
  db: Database,
  entries: readonly ImportEntry[],
): Promise<StoredImportRow[]> {
  const texts = [...new Set(entries.map(({ text }) => text.toLowerCase()))];
  const found = await findProducts(db, texts);
  const merged = new Map<string, StoredImportRow>();
  for (const { row, text, requested } of entries) {
    const candidates = found.get(text.toLowerCase()) ?? [];
    const [only] = candidates;
    const key = candidates.length === 1 ? `product:${only}` : `text:${text.toLowerCase()}`;
    const first = merged.get(key);
    if (first === undefined) {
      merged.set(key, {
        row,
        mergedRows: [],
        text,
        requested,
        candidates,
        chosen: null,
        added: false,
      });
    } else {
      first.mergedRows.push(row);
      first.requested = add(first.requested, requested);
    }
  }
  return [...merged.values()];
}
