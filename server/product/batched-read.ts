import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Database } from '#server/db/connection.ts';

/** Rows by id; unknown ids are left out. */
export type ReadById<Row> = (
  db: Database,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Row>>;

interface Batch<Row> {
  readonly ids: Set<string>;
  readonly rows: Promise<ReadonlyMap<string, Row>>;
}

/** Ids of one query, about: who comes after that begins the next. */
const MOST_IDS = 2000;

/**
 * Reads rows by id with one query for all who ask in the same turn of the event loop. The busier the
 * process, the more they are, and the more often it is the same rows that they want, while a query
 * costs more than what it brings. Nothing is kept: each row was read after it was requested.
 */
export function batchReads<Row extends { readonly id: string }>(
  query: (db: Database, ids: readonly string[]) => Promise<readonly Row[]>,
): ReadById<Row> {
  const gatherings = new WeakMap<Database, Batch<Row>>();

  const begin = (db: Database): Batch<Row> => {
    const ids = new Set<string>();
    const read = async () => {
      await endOfTurn();
      if (gatherings.get(db) === gathering) gatherings.delete(db);
      const rows = await query(db, [...ids]);
      return new Map(rows.map((row) => [row.id, row]));
    };
    const gathering = { ids, rows: read() };
    gatherings.set(db, gathering);
    return gathering;
  };

  return (db, ids) => {
    const gathering = gatherings.get(db) ?? begin(db);
    for (const id of ids) gathering.ids.add(id);
    if (gathering.ids.size >= MOST_IDS) gatherings.delete(db);
    return gathering.rows;
  };
}
