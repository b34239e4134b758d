import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Images of the catalog that a feed names on other sites, and the queue of those to load. */
export const importedImages = pgTable(
  'imported_images',
  {
    /** From its address: `imageKey`. */
    key: text('key').primaryKey(),
    sourceURL: text('source_url').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; null once it is stored, and when it is not tried any more. */
    nextAttemptAt: moment('next_attempt_at'),
    storedAt: moment('stored_at'),
    /** Why the last attempt failed, in Russian; null before, and once it is stored. */
    failure: text('failure'),
    requestedAt: moment('requested_at').notNull(),
    /** When a feed or a record was last seen to need it, with a day's accuracy. */
    neededAt: moment('needed_at').notNull(),
  },
  (table) => [
    index('imported_images_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index('imported_images_failed')
      .on(table.key)
      .where(sql`${table.nextAttemptAt} is null and ${table.storedAt} is null`),
    index('imported_images_needed').on(table.neededAt),
  ],
);

/** What the shop serves of an image: a file for each format and size. */
export const importedImageFiles = pgTable(
  'imported_image_files',
  {
    key: text('key')
      .notNull()
      .references(() => importedImages.key, { onDelete: 'cascade' }),
    format: text('format').$type<'avif' | 'webp'>().notNull(),
    /** Side of the square that it fits into, pixels. */
    side: integer('side').notNull(),
    /** Null once the file storage has it (`stored_image_objects`). */
    content: bytea('content'),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.format, table.side] }),
    index('imported_image_files_held').on(table.key).where(sql`${table.content} is not null`),
  ],
);
