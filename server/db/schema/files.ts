import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { productFeedbackPhotos } from './catalog.ts';
import { importedImageFiles } from './images.ts';
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

/**
 * The same for images of the catalog, one object for each file of an image. They have a table of their
 * own: to a version that does not know them they would be nobody's.
 */
export const storedImageObjects = pgTable(
  'stored_image_objects',
  {
    key: text('key').primaryKey(),
    /** All three are null once the image was deleted. */
    imageKey: text('image_key'),
    format: text('format').$type<'avif' | 'webp'>(),
    side: integer('side'),
    createdAt: moment('created_at').notNull(),
    storedAt: moment('stored_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.imageKey, table.format, table.side],
      foreignColumns: [importedImageFiles.key, importedImageFiles.format, importedImageFiles.side],
      name: 'stored_image_objects_file',
    }).onDelete('set null'),
    uniqueIndex('stored_image_objects_owner').on(table.imageKey, table.format, table.side),
    index('stored_image_objects_unowned').on(table.createdAt).where(sql`${table.imageKey} is null`),
  ],
);
