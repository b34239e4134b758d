import { sql } from 'drizzle-orm';
import type { CatalogRecord } from '#server/commerceml/catalog/read/catalog-records.ts';
import type { Database } from '#server/db/connection.ts';

const BATCH = 500;

/** Stores what a file has, and notes in the temporary table `received_records` what that was. */
export class RecordStore {
  readonly #tx: Database;
  readonly #sessionID: string;
  /** The last of several with one id counts, as one statement may not write a row twice. */
  readonly #waiting = new Map<string, CatalogRecord>();

  private constructor(tx: Database, sessionID: string) {
    this.#tx = tx;
    this.#sessionID = sessionID;
  }

  /** @param tx whose end drops the temporary table */
  static async open(tx: Database, sessionID: string): Promise<RecordStore> {
    await tx.execute(sql`
      create temp table received_records (
        kind text, id text, goods_id text, is_named boolean, primary key (kind, id)
      ) on commit drop`);
    return new RecordStore(tx, sessionID);
  }

  async add(records: readonly CatalogRecord[]): Promise<void> {
    for (const record of records) {
      const key = `${record.kind} ${record.id}`;
      this.#waiting.delete(key);
      this.#waiting.set(key, record);
      if (this.#waiting.size >= BATCH) await this.flush();
    }
  }

  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const rows = [...this.#waiting.values()].map(({ kind, id, parentID, content }) => ({
      kind,
      id,
      parent_id: parentID,
      content,
    }));
    this.#waiting.clear();
    const batch = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(kind text, id text, parent_id text, content jsonb)`;
    // Prices and stock of an offer come in files of their own; of a property, a part of the catalog has
    // only the values that its goods use.
    await this.#tx.execute(sql`
      insert into exchange_records as known (kind, id, parent_id, session_id, content)
      select kind, id, parent_id, ${this.#sessionID}, content from ${batch}
      on conflict (kind, id) do update set session_id = excluded.session_id,
        parent_id = excluded.parent_id,
        content = case excluded.kind
          when 'offer' then known.content || excluded.content
          when 'property' then jsonb_set(excluded.content, '{values}',
            (known.content -> 'values') || (excluded.content -> 'values'))
          else excluded.content end`);
    await this.#tx.execute(sql`
      insert into received_records (kind, id, goods_id, is_named)
      select kind, id, coalesce(parent_id, id), content ? 'name' from ${batch}
      where kind in ('goods', 'offer')
      on conflict (kind, id) do nothing`);
  }
}
