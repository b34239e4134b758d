import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who changed what about money, orders and decisions of staff. Triggers of the database append to it
 * (`record_audit()` in the migrations), so that a change and its record are of one transaction,
 * whether a handler makes it, a job, an older version of the server, a person with psql.
 */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** By the clock of the database. */
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** `staff:NAME`, `user:ID`, `bank`, `1c`, `demo`; `shop` when the server acted by itself. */
    actor: text('actor').notNull(),
    /** The command of staff, without texts and contacts. */
    act: text('act'),
    /** The table, or `command`. */
    entity: text('entity').notNull(),
    entityID: text('entity_id'),
    /** The order that it is about. */
    orderID: text('order_id'),
    /** The changed columns of the record; null for a new one. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    // The records of one action have one time and one actor.
    index('audit_records_action').on(table.at, table.actor, table.id).concurrently(),
    index('audit_records_entity').on(table.entityID, table.entity).concurrently(),
    index('audit_records_act').on(table.act.op('text_pattern_ops')).concurrently(),
    index('audit_records_order')
      .on(table.orderID, table.id)
      .where(sql`${table.orderID} is not null`),
    index('audit_records_actor').on(table.actor, table.id),
  ],
);
