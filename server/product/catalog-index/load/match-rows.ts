import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/connection.ts';
import type { CatalogColumns } from '#server/product/catalog-index/columns/catalog-columns.ts';
import type { MatchRows } from '#server/product/catalog-index/columns/column-index.ts';
import { parseTextQuery } from '#server/product/catalog-index/words/text-query-tree.ts';
import { findRows } from '#server/product/catalog-index/words/word-index.ts';

/** Maximum number of rows that are stored for searches, 4 bytes each. */
const MAX_STORED = 8_000_000;

async function queryRows(
  db: Database,
  { rowsByID }: CatalogColumns,
  condition: SQL,
): Promise<Uint32Array> {
  // One text: PostgreSQL's driver takes ten times as long for a row of each product.
  const { rows } = await db.execute<{ ids: string | null }>(sql`
    select string_agg(p.id, chr(10)) as ids from products p where p.listed and ${condition}`);
  const ids = rows[0]?.ids?.split('\n') ?? [];
  const found = ids.map((id) => rowsByID.get(id)).filter((row) => row !== undefined);
  return Uint32Array.from(found).sort();
}

/** The rows that a text query finds by the words of the columns; null when they cannot say. */
export function rowsOfWords({ words }: CatalogColumns, text: string): Uint32Array | null {
  const tree = parseTextQuery(text);
  return tree === null ? null : findRows(words, tree);
}

/** The rows of the searches of one catalog: only an import changes what a search finds, and the columns. */
export class MatchedRows {
  readonly #columns: CatalogColumns;
  readonly #rows = new LRUCache<SQL, Uint32Array>({
    maxSize: MAX_STORED,
    sizeCalculation: ({ length }) => length + 1,
  });
  /** Simultaneous callers share one query. */
  readonly #running = new Map<SQL, Promise<Uint32Array>>();

  constructor(columns: CatalogColumns) {
    this.#columns = columns;
  }

  /** Finds products by their words or, where that cannot be, by the database; each search once. */
  in(db: Database): MatchRows {
    return async ({ condition, words }) => {
      const known = this.#rows.get(condition) ?? this.#running.get(condition);
      if (known !== undefined) return known;
      const byWords = words === null ? null : rowsOfWords(this.#columns, words);
      const rows = byWords ?? (await this.#query(db, condition));
      this.#rows.set(condition, rows);
      return rows;
    };
  }

  #query(db: Database, condition: SQL): Promise<Uint32Array> {
    const running = queryRows(db, this.#columns, condition).finally(() =>
      this.#running.delete(condition),
    );
    this.#running.set(condition, running);
    return running;
  }
}
