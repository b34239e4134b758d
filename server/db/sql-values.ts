import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { normalizeForSearch } from '#src/lib/text/normalize.ts';

/** A list as one array parameter; Drizzle by default makes a parameter of each item. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** A text of which a `like` pattern takes every character as it is. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/** A `like` pattern for texts that begin with `prefix`, with special characters escaped. */
export function prefixPattern(prefix: string): string {
  return `${escapeLike(prefix)}%`;
}

/** A condition that a text contains another one, which may use an index of trigrams. */
export function contains(text: SQL | AnyPgColumn, part: string): SQL {
  return sql`${text} like ${`%${escapeLike(part)}%`}::text`;
}

/** Sorts after every character. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * A condition that a text begins with `prefix`, which uses only an index of the class
 * `text_pattern_ops`. For `like`, PostgreSQL increments a byte to get the upper bound, which for
 * some Cyrillic letters includes half of the alphabet, and may use trigrams, which short prefixes
 * lack.
 */
export function beginsWith(column: SQL, prefix: string): SQL {
  return sql`(${column} ~>=~ ${prefix}::text and ${column} ~<~ ${prefix + LAST_CHARACTER}::text)`;
}

/** That all conditions hold; true without any. */
export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

/**
 * What two spellings of an attribute's value share: «Светодиод», «светодиод» and « светодиод » are
 * one value, as are those with ё and е.
 */
export function valueKey(value: string): string {
  return normalizeForSearch(value);
}

/** The same as an SQL expression; imports have removed superfluous spaces before. */
export function valueKeyOf(text: SQL): SQL {
  return sql`replace(lower(${text}), 'ё', 'е')`;
}
