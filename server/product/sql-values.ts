import { type SQL, sql } from 'drizzle-orm';

/** A list as one array parameter; Drizzle alone would make a parameter of each item. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** A `like` pattern for texts that begin with `prefix`, whatever characters it has. */
export function prefixPattern(prefix: string): string {
  return `${prefix.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
