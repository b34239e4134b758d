import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { productFeedbackPhotos } from './catalog.ts';
import { supportFiles } from './support.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Objects of the file storage, each named here before it is stored: none can be lost sight of. One whose
 * owner was deleted is nobody's, and is deleted as well.
 */
export const storedObjects = pgTable(
  'stored_objects',
  {
    key: text('key').primaryKey(),
    fileID: text('file_id')
      .unique()
      .references(() => supportFiles.id, { onDelete: 'set null' }),
    photoID: bigint('photo_id', { mode: 'number' })
      .unique()
      .references(() => productFeedbackPhotos.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** When the storage has confirmed it; until then the database has the bytes. */
    storedAt: moment('stored_at'),
  },
  (table) => [
    index('stored_objects_unowned')
      .on(table.createdAt)
      .where(sql`${table.fileID} is null and ${table.photoID} is null`),
  ],
);
