import { sql } from 'drizzle-orm';
import {
  check,
  index,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { partnerEmployees } from './partners.ts';
import { partners } from './shopping.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Invitations into companies, a row per sent link. The row of an employee with the largest number
 * is the current one; the others show people with an old link what became of it.
 */
export const partnerInvitations = pgTable(
  'partner_invitations',
  {
    id: text('id').primaryKey(),
    number: serial('number').notNull(),
    /** SHA-256 of the link's token, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    partnerID: text('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Null once the company has removed the employee. */
    employeeID: text('employee_id').references(() => partnerEmployees.id, {
      onDelete: 'set null',
    }),
    /** The name of the employee who invited. */
    invitedBy: text('invited_by').notNull(),
    /** Where the link was sent to: one of them, or both. */
    phone: text('phone'),
    email: text('email'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Null while it is open, or has expired. */
    ending: text('ending').$type<'Accepted' | 'Declined' | 'Replaced' | 'Withdrawn'>(),
    endedAt: moment('ended_at'),
    acceptedBy: jsonb('accepted_by').$type<Schemas['InvitationAnswer']>(),
  },
  (table) => [
    uniqueIndex('partner_invitations_open')
      .on(table.employeeID)
      .where(sql`${table.ending} is null`),
    index('partner_invitations_employee').on(table.employeeID, table.number),
    index('partner_invitations_partner').on(table.partnerID),
    index('partner_invitations_phone').on(table.phone).where(sql`${table.ending} is null`),
    index('partner_invitations_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.ending} is null`),
    check(
      'partner_invitations_contact',
      sql`${table.phone} is not null or ${table.email} is not null`,
    ),
    check('partner_invitations_ended', sql`(${table.ending} is null) = (${table.endedAt} is null)`),
  ],
);
