import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { partnerEmployees } from './partners.ts';
import { orders, partners } from './shopping.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The approval of an order: one row, created when it is first sent for approval. */
export const orderApprovals = pgTable(
  'order_approvals',
  {
    orderID: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    partnerID: text('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    authorID: text('author_id')
      .notNull()
      .references(() => partnerEmployees.id),
    status: text('status').$type<Schemas['ApprovalStatus']>().notNull(),
    /** Incremented by every edit of the order's contents; decisions refer to a version. */
    version: integer('version').notNull(),
    /** The version the buyer sent last, which differences are relative to. */
    sentVersion: integer('sent_version').notNull(),
    quorum: text('quorum').$type<Schemas['ApprovalQuorum']>().notNull(),
    reasons: jsonb('reasons').$type<Schemas['ApprovalReason'][]>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Null while nobody is awaited. */
    awaitedSince: moment('awaited_since'),
    /** When the approvers were last notified, by the request itself or a reminder. */
    notifiedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('order_approvals_partner').on(table.partnerID, table.status, table.requestedAt),
    // The order of the list: pending ones first, oldest first, then the last decided.
    index('order_approvals_page')
      .on(
        table.partnerID,
        sql`(${table.status} = 'Pending') desc`,
        sql`(case when ${table.status} = 'Pending' then ${table.requestedAt} end)`,
        sql`${table.decidedAt} desc nulls last`,
        table.orderID,
      )
      .where(sql`${table.withdrawnAt} is null`),
    index('order_approvals_author').on(table.authorID, table.requestedAt),
  ],
);

/** The approvers of an order with their decisions. */
export const approvalDecisions = pgTable(
  'approval_decisions',
  {
    orderID: text('order_id')
      .notNull()
      .references(() => orderApprovals.orderID, { onDelete: 'cascade' }),
    employeeID: text('employee_id')
      .notNull()
      .references(() => partnerEmployees.id),
    status: text('status').$type<Schemas['ApprovalStatus']>().notNull().default('Pending'),
    comment: text('comment'),
    decidedAt: moment('decided_at'),
    decidedVersion: integer('decided_version'),
    resetAt: moment('reset_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderID, table.employeeID] }),
    index('approval_decisions_employee').on(table.employeeID, table.status),
  ],
);

/** An order's contents in one version, for comparing versions. */
export interface ApprovalSnapshot {
  /** Prices in kopecks. */
  lines: { productID: string; name: string; quantity: number; price: number }[];
  /** Each section as text; null while not filled in. */
  fields: Record<Schemas['ApprovalField'], string | null>;
  /** Kopecks; null while unknown, undefined in versions stored before it was recorded. */
  deliveryCost?: number | null;
  /** To pay, kopecks. */
  total: number;
}

export const approvalVersions = pgTable(
  'approval_versions',
  {
    orderID: text('order_id')
      .notNull()
      .references(() => orderApprovals.orderID, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    snapshot: jsonb('snapshot').$type<ApprovalSnapshot>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderID, table.version] })],
);

/** The history of an approval; append-only. */
export const approvalEvents = pgTable(
  'approval_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderID: text('order_id')
      .notNull()
      .references(() => orderApprovals.orderID, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind').$type<Schemas['ApprovalEventKind']>().notNull(),
    /** Null for the shop itself. */
    actorID: text('actor_id').references(() => partnerEmployees.id),
    version: integer('version').notNull(),
    comment: text('comment'),
    diff: jsonb('diff').$type<Schemas['ApprovalDiff']>(),
  },
  (table) => [index('approval_events_order').on(table.orderID, table.id)],
);
