import {
  customType,
  index,
  integer,
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
  { id: text('id').primaryKey(), expiresAt: moment('expires_at').notNull() },
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
    /** From 1. */
    number: integer('number').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionID, table.file, table.number] })],
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
