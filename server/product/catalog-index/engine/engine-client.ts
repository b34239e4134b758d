import { type SQL, sql } from 'drizzle-orm';
import { MySqlDialect } from 'drizzle-orm/mysql-core';
import type { Pool, RowDataPacket } from 'mysql2/promise';

/** A value of a row: the engine returns large integers as text. */
export type EngineRow = Readonly<Record<string, string | number | null>>;

/** A search engine that speaks SphinxQL: Manticore Search or Sphinx. */
export interface EngineClient {
  /**
   * Reads rows.
   * @throws Error when the engine does not respond in time or rejects the statement
   */
  query(statement: SQL): Promise<EngineRow[]>;
  /** Changes rows; may take longer. @throws as `query` does */
  write(statement: SQL): Promise<void>;
  close(): Promise<void>;
}

const CONNECTIONS = 8;
const CONNECT_MS = 2000;
/** A list that takes longer comes from the database. */
const QUERY_MS = 1500;
/** A background job waits for it, and nobody else. */
const WRITE_MS = 60_000;
const DEFAULT_PORT = 9306;

const dialect = new MySqlDialect();

/** The engine has no parameters: the driver puts them into the statement, each as text or number. */
function packed(statement: SQL, timeout: number) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return { sql: text, values: params, timeout };
}

/** The driver takes 24 MB, which only a shop with an engine needs. */
async function connect(url: string): Promise<Pool> {
  const { createPool } = await import('mysql2/promise');
  const { hostname, port } = new URL(url);
  return createPool({
    host: hostname,
    port: port === '' ? DEFAULT_PORT : Number(port),
    connectionLimit: CONNECTIONS,
    connectTimeout: CONNECT_MS,
    // Numbers by hash have 62 bits.
    supportBigNumbers: true,
    bigNumberStrings: true,
  });
}

/** @param url `sphinxql://host:port`, as in the settings */
export function openEngine(url: string): EngineClient {
  const connected = connect(url);
  // Each call rejects with it.
  connected.catch(() => {});
  return {
    query: async (statement) => {
      const pool = await connected;
      const [rows] = await pool.query<RowDataPacket[]>(packed(statement, QUERY_MS));
      return rows as EngineRow[];
    },
    write: async (statement) => {
      await (await connected).query(packed(statement, WRITE_MS));
    },
    close: async () => (await connected).end(),
  };
}

/** Inserts rows; an array in a cell is a set of numbers. */
export async function insertRows(
  engine: EngineClient,
  table: SQL,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await engine.write(sql`insert into ${table} (${names}) values ${sql.param(rows)}`);
}
