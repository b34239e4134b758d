import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';
import { partnerEmployees } from './partners.ts';
import { partners } from './shopping.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const partnerID = () =>
  text('partner_id')
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' });
const userID = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Powers of attorney as registered by the back office. */
export const powersOfAttorney = pgTable(
  'powers_of_attorney',
  {
    id: text('id').primaryKey(),
    partnerID: partnerID(),
    /** Who may act for the company. */
    employeeID: text('employee_id')
      .notNull()
      .references(() => partnerEmployees.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    /** Last day of validity by Moscow. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    registeredAt: moment('registered_at').notNull(),
  },
  (table) => [
    index('powers_of_attorney_partner').on(table.partnerID, table.validUntil),
    index('powers_of_attorney_ending').on(table.validUntil),
  ],
);

/** Secret links to a company's calendar, one per person and company. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    partnerID: partnerID(),
    userID: userID(),
    /** SHA-256 of the secret, hexadecimal; the secret itself is not stored. */
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** To the hour. */
    lastReadAt: moment('last_read_at'),
  },
  (table) => [primaryKey({ columns: [table.partnerID, table.userID] })],
);

/**
 * Reminders that were sent, so that each is sent once whatever processes run. A renewed entry has
 * another last day and is reminded of anew.
 */
export const calendarReminders = pgTable(
  'calendar_reminders',
  {
    userID: userID(),
    entryID: text('entry_id').notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** Days before the last day: 30, 7 or 1. */
    daysBefore: integer('days_before').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.entryID, table.endsOn, table.daysBefore] }),
    index('calendar_reminders_ends').on(table.endsOn),
  ],
);
