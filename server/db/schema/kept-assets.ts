import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * The hashed files of the builds that run or ran within the last week, in the database so that a process
 * of one version can serve those of another.
 */
export const keptAssets = pgTable(
  'kept_assets',
  {
    /** `/assets/name-hash.js`. */
    path: text('path').primaryKey(),
    content: bytea('content').notNull(),
    /** When a process last had it in its own build. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('kept_assets_used').on(table.usedAt)],
);
