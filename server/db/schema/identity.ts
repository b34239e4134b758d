import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { userText } from '#server/db/search/search-texts.ts';

/**
 * The shop's own user record. One row per subject of an issuer, created at the first request with a
 * valid token, so that any identity provider can be used, and renewed from each new token.
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** The `iss` of the token, or `EMBEDDED_ISSUER`, whose URL may change with the port. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    firstName: text('first_name'),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    email: text('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** `+7XXXXXXXXXX` or null. */
    phone: text('phone'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** The user has typed the phone in the shop, because the provider does not supply one. */
    phoneIsOwn: boolean('phone_is_own').notNull().default(false),
    /** When the newest token was issued that the record was renewed from. */
    renewedAt: timestamp('renewed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * The account was deleted: nothing personal is left. The row stays for its orders, and so that the
     * same subject does not become a user again.
     */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    unique('users_issuer_subject').on(table.issuer, table.subject),
    // What staff search for.
    index('users_text')
      .using('gin', sql`(${userText(table)}) gin_trgm_ops`)
      .concurrently(),
  ],
);

/** Accounts of the embedded identity provider; unused with an external one. */
export const identityAccounts = pgTable('identity_accounts', {
  /** The `sub` of the tokens. */
  id: text('id').primaryKey(),
  /** Lower case; what the user types. */
  login: text('login').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  lastName: text('last_name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  phone: text('phone'),
  phoneVerified: boolean('phone_verified').notNull().default(false),
  /** Roles of staff, which its access tokens claim; empty for customers. */
  roles: text('roles').array().notNull().default([]),
  /** Shown with its password on the sign-in page while demo accounts are enabled. */
  demo: boolean('demo').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Persistent data of the provider: sessions, grants, codes, refresh tokens, interactions. */
export const identityPayloads = pgTable(
  'identity_payloads',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_payloads_grant').on(table.grantId),
    index('identity_payloads_uid').on(table.model, table.uid),
    index('identity_payloads_expires').on(table.expiresAt),
  ],
);

/**
 * Browsers that are signed in at the embedded provider, for the user to see and to end; one row per
 * session of the provider, which may end earlier than its row.
 */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    /** The provider's own id of the session, which its tokens contain; not shown to the user. */
    uid: text('uid').primaryKey(),
    /** The id in the shop's calls. */
    id: text('id').notNull().unique(),
    accountID: text('account_id').notNull(),
    userAgent: text('user_agent'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** When its tokens were renewed last. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('identity_sessions_account').on(table.accountID, table.lastSeenAt.desc())],
);

/** Signing keys and cookie secrets, created once and shared by all server processes. */
export const identitySecrets = pgTable('identity_secrets', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Number of failed sign-ins in a window, by IP address and by login. */
export const identityAttempts = pgTable('identity_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowStartedAt: timestamp('window_started_at', { withTimezone: true }).notNull(),
});
