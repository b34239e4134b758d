import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { users } from './identity.ts';
import { partners } from './shopping.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });
const partnerID = () =>
  text('partner_id')
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' });

/**
 * The employees of a company. An invited one has no user yet: the user who accepts the invitation
 * becomes the employee (`joinedAt`). Names and position are the company's, not the profile's.
 */
export const partnerEmployees = pgTable(
  'partner_employees',
  {
    id: text('id').primaryKey(),
    partnerID: partnerID(),
    userID: text('user_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    /** `+7XXXXXXXXXX`; null for a person who was invited by e-mail alone. */
    phone: text('phone'),
    email: text('email'),
    position: text('position'),
    role: text('role').$type<Schemas['PartnerRole']>().notNull(),
    /** Always true of the role Approver, never of Employee; others are appointed. */
    isApprover: boolean('is_approver').notNull().default(false),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** Kopecks: orders above it need approval; null applies the company's rule. */
    orderLimit: money('order_limit'),
    /** Kopecks: a limit of the confirmed orders of a calendar month by Moscow. */
    monthLimit: money('month_limit'),
    invitedAt: moment('invited_at'),
    joinedAt: moment('joined_at'),
    /**
     * Left the company: blocked and of no user, so that nothing is accessible. The row stays for the
     * history of approvals.
     */
    removedAt: moment('removed_at'),
    /** The person's access to the company's orders, as decided by support. */
    ordersAccess: text('orders_access')
      .$type<'None' | 'Pending' | 'Granted' | 'Rejected'>()
      .notNull()
      .default('None'),
    /** Last day of the granted or requested access. */
    ordersAccessUntil: date('orders_access_until', { mode: 'string' }),
    ordersAccessReason: text('orders_access_reason'),
    ordersAccessTicketID: text('orders_access_ticket_id'),
  },
  (table) => [
    unique('partner_employees_user_once').on(table.partnerID, table.userID),
    uniqueIndex('partner_employees_phone_once')
      .on(table.partnerID, table.phone)
      .where(sql`${table.removedAt} is null`),
    index('partner_employees_user').on(table.userID),
    index('partner_employees_invited').on(table.phone).where(sql`${table.userID} is null`),
    check(
      'partner_employees_approver',
      sql`${table.role} in ('Owner', 'Manager', 'Accountant') or ${table.isApprover} = (${table.role} = 'Approver')`,
    ),
    check(
      'partner_employees_contact',
      sql`${table.phone} is not null or ${table.email} is not null`,
    ),
    check(
      'partner_employees_removed',
      sql`${table.removedAt} is null or (${table.isBlocked} and ${table.userID} is null)`,
    ),
    check('partner_employees_joined', sql`(${table.userID} is null) = (${table.joinedAt} is null)`),
  ],
);

/** Contracts as in the accounting system. Their prices are in `contract_prices`. */
export const partnerContracts = pgTable(
  'partner_contracts',
  {
    id: text('id').primaryKey(),
    partnerID: partnerID(),
    number: text('number').notNull(),
    type: text('type').$type<Schemas['ContractType']>().notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Last day of validity by Moscow; null is without end. */
    validUntil: date('valid_until', { mode: 'string' }),
    isSuspended: boolean('is_suspended').notNull().default(false),
    paymentDelayDays: integer('payment_delay_days').notNull().default(0),
    /** Kopecks, below zero is a debt; all four are null while nothing is known. */
    balance: money('balance'),
    creditLimit: money('credit_limit'),
    overdue: money('overdue'),
    balanceAt: moment('balance_at'),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    unique('partner_contracts_number').on(table.partnerID, table.number),
    uniqueIndex('partner_contracts_default').on(table.partnerID).where(sql`${table.isDefault}`),
  ],
);

/** The company's tags; orders store the name along with the id. */
export const partnerTags = pgTable(
  'partner_tags',
  {
    id: text('id').primaryKey(),
    partnerID: partnerID(),
    name: text('name').notNull(),
    /** The name for comparison: lower case. */
    nameKey: text('name_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('partner_tags_name').on(table.partnerID, table.nameKey)],
);

/** Recipients of invoices and other financial documents. */
export const finDocsRecipients = pgTable(
  'fin_docs_recipients',
  {
    id: text('id').primaryKey(),
    partnerID: partnerID(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    position: text('position'),
    email: text('email').notNull(),
    /** The e-mail address for comparison: lower case. */
    emailKey: text('email_key').notNull(),
    phone: text('phone'),
    documents: jsonb('documents').$type<Schemas['FinDocument'][]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('fin_docs_recipients_email').on(table.partnerID, table.emailKey)],
);

/** Records of a company that were deleted and can be restored for a day. */
export const deletedPartnerRecords = pgTable(
  'deleted_partner_records',
  {
    partnerID: partnerID(),
    kind: text('kind').$type<Schemas['PartnerRecordKind']>().notNull(),
    id: text('id').notNull(),
    /** The deleted row. */
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    /** Where it was chosen. */
    cartIDs: jsonb('cart_ids').$type<string[]>().notNull().default([]),
    orderIDs: jsonb('order_ids').$type<string[]>().notNull().default([]),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerID, table.kind, table.id] }),
    index('deleted_partner_records_time').on(table.deletedAt),
  ],
);
