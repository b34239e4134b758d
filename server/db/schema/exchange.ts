import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { orders } from './shopping.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Sessions of the accounting system (CommerceML); only the hash of its cookie is stored. */
export const exchangeSessions = pgTable(
  'exchange_sessions',
  {
    id: text('id').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
    /** Whether it brought a whole catalog, not changes only. */
    isFullCatalog: boolean('is_full_catalog').notNull().default(false),
  },
  (table) => [index('exchange_sessions_expires').on(table.expiresAt)],
);

/** Chunks of a file that the accounting system is sending; gone once the file is applied. */
export const exchangeChunks = pgTable(
  'exchange_chunks',
  {
    sessionID: text('session_id')
      .notNull()
      .references(() => exchangeSessions.id, { onDelete: 'cascade' }),
    file: text('file').notNull(),
    /** From 1; 0 says what became of the file: nothing is in it, or why it failed, in Russian. */
    number: integer('number').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionID, table.file, table.number] })],
);

/**
 * What the accounting system sent last of its groups, properties, price types, goods and offers. Its files
 * name only a part of a product each (the goods have no prices, the offers no descriptions), and those
 * with changes only a part of the catalog.
 */
export const exchangeRecords = pgTable(
  'exchange_records',
  {
    kind: text('kind')
      .$type<'group' | 'property' | 'priceType' | 'goods' | 'offer' | 'image'>()
      .notNull(),
    /** «Ид». */
    id: text('id').notNull(),
    /** Id of the goods that an offer is a variant of; null for other kinds. */
    parentID: text('parent_id'),
    /** The session that it was received in last. */
    sessionID: text('session_id').notNull(),
    content: jsonb('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('exchange_records_parent').on(table.parentID),
  ],
);

/** What the accounting system knows of an order. */
export const exchangeOrders = pgTable('exchange_orders', {
  orderID: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Version of the order that was handed out last, and the session that got it. */
  offeredVersion: integer('offered_version').notNull(),
  sessionID: text('session_id').notNull(),
  /** Version that was confirmed; null before the first. */
  receivedVersion: integer('received_version'),
});
