import { type SQL, sql } from 'drizzle-orm';

/** A list as one array parameter; Drizzle alone would make a parameter of each item. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** A `like` pattern for texts that begin with `prefix`, whatever characters it has. */
export function prefixPattern(prefix: string): string {
  return `${prefix.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Sorts after every character. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * That a text begins with `prefix`, by an index of the class `text_pattern_ops` alone. `like` would
 * say the same, but PostgreSQL makes its upper bound by counting up a byte, which for some Cyrillic
 * letters takes half of the alphabet in, and may go by trigrams, of which a short beginning has none.
 */
export function beginsWith(column: SQL, prefix: string): SQL {
  return sql`(${column} ~>=~ ${prefix}::text and ${column} ~<~ ${prefix + LAST_CHARACTER}::text)`;
}

/** That all conditions hold; true without any. */
export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}
