import { type SQL, sql } from 'drizzle-orm';

/** The rows of a query as one JSON array, so that one statement can return several lists. */
export function jsonRows(query: SQL): SQL {
  return sql`(select coalesce(json_agg(listed), '[]'::json) from (${query}) listed)`;
}
