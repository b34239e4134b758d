import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { users } from './identity.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One-time codes, one row per message. Neither the token nor the code is stored: the code is hashed
 * together with the token, which only the caller knows.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** SHA-256 of the operation token, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    /** SHA-256 of token and code, hexadecimal. */
    codeHash: text('code_hash').notNull(),
    userID: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    template: text('template').$type<Schemas['OtpTemplate']>().notNull(),
    endPoint: text('end_point').notNull(),
    /** What it confirms; set by the first attempt. */
    subjectID: text('subject_id'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** A newer code has replaced it. */
    replacedAt: moment('replaced_at'),
  },
  (table) => [
    index('one_time_codes_user').on(table.userID, table.createdAt.desc().nullsFirst()),
    index('one_time_codes_end_point').on(table.endPoint, table.createdAt.desc().nullsFirst()),
    index('one_time_codes_created').on(table.createdAt),
  ],
);
