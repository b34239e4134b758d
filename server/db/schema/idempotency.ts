import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Responses of creating calls by `Idempotency-Key`; written in the transaction of the call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userID: text('user_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    /** SHA-256 of the operation and its parsed request, hexadecimal. */
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** JSON text as it was sent; null when the response has no body. */
    body: text('body'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
