import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { products } from './catalog.ts';
import { users } from './identity.ts';
import { orders, partners } from './shopping.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A ticket's displayed number is «О-» and this one. */
export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 1001 });

/** Requests to support; `payload` is the form data of its type without files. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: text('id').primaryKey(),
    number: bigint('number', { mode: 'number' })
      .notNull()
      .unique()
      .default(sql`nextval('ticket_numbers')`),
    /** Null when a visitor reported an error. */
    userID: text('user_id').references(() => users.id),
    type: text('type').$type<Schemas['TicketType']>().notNull(),
    status: text('status').$type<Schemas['TicketStatus']>().notNull().default('New'),
    title: text('title').notNull().default('Ошибка в магазине'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    details: jsonb('details').$type<Schemas['TicketDetail'][]>().notNull().default([]),
    orderID: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    partnerID: text('partner_id').references(() => partners.id, { onDelete: 'set null' }),
    /** Beginning of the last message. */
    lastText: text('last_text').notNull().default(''),
    /** Normalized number, title and messages, for the text filter. */
    searchText: text('search_text').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** How staff closed it; null while it is open, when the user did, and before it was stored. */
    decision: text('decision').$type<'grant' | 'reject'>(),
    /** Who of the staff is in charge; null while nobody has taken it. */
    assigneeID: text('assignee_id'),
    /** Closed by the user. */
    canceled: boolean('canceled').notNull().default(false),
    /** The last message that the user has seen; 0 before the first. */
    seenMessageID: bigint('seen_message_id', { mode: 'number' }).notNull().default(0),
    /** 1 to 5; null until the user rates it. */
    rating: integer('rating'),
    feedbackComment: text('feedback_comment'),
    feedbackAt: moment('feedback_at'),
  },
  (table) => [
    index('support_tickets_recent').on(
      table.userID,
      table.updatedAt.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    // The queue of staff.
    index('support_tickets_changed').on(
      table.updatedAt.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    index('support_tickets_search_text')
      .using('gin', table.searchText.op('gin_trgm_ops'))
      .concurrently(),
    index('support_tickets_partner')
      .on(table.partnerID)
      .where(sql`${table.partnerID} is not null`)
      .concurrently(),
    // How many there are of the listed types.
    index('support_tickets_type').on(table.type, table.status).concurrently(),
    index('support_tickets_assignee')
      .on(table.assigneeID, table.updatedAt.desc())
      .where(sql`${table.assigneeID} is not null`)
      .concurrently(),
    index('support_tickets_user').on(table.userID, table.createdAt.desc()),
    index('support_tickets_order').on(table.orderID),
    index('support_tickets_open').on(table.updatedAt).where(sql`${table.status} <> 'Done'`),
    index('support_tickets_trace').on(sql`(${table.payload} ->> 'traceID')`),
  ],
);

/** Products a ticket is about. */
export const supportTicketProducts = pgTable(
  'support_ticket_products',
  {
    ticketID: text('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productID: text('product_id')
      .notNull()
      .references(() => products.id),
    /** Its name when the ticket was created. */
    name: text('name').notNull(),
    /** Null when the quantity does not matter. */
    quantity: integer('quantity'),
  },
  (table) => [
    primaryKey({ columns: [table.ticketID, table.position] }),
    index('support_ticket_products_product').on(table.productID),
  ],
);

/** The thread of a ticket; never changed. The first message is the request itself. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketID: text('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    authorKind: text('author_kind').$type<Schemas['TicketAuthor']['kind']>().notNull(),
    authorName: text('author_name'),
    text: text('text').notNull(),
    /** The ticket's new status, if this message changed it. */
    status: text('status').$type<Schemas['TicketStatus']>(),
  },
  (table) => [index('support_messages_ticket').on(table.ticketID, table.id)],
);

/** Files of messages, in the database or the file storage, so that every process can serve them. */
export const supportFiles = pgTable(
  'support_files',
  {
    id: text('id').primaryKey(),
    messageID: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => supportMessages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Only for display, never part of a path. */
    name: text('name').notNull(),
    /** Detected from the first bytes, not from the sender. */
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    /** Null once the file storage has them. */
    content: bytea('content'),
  },
  (table) => [
    index('support_files_message').on(table.messageID, table.position),
    index('support_files_held').on(table.messageID).where(sql`${table.content} is not null`),
  ],
);
