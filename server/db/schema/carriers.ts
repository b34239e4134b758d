import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { orders } from './shopping.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Pickup points of СДЭК, copied by a background job. One that is gone is closed: orders name it. */
export const sdekPoints = pgTable(
  'sdek_points',
  {
    /** By СДЭК: `MSK123`. */
    code: text('code').primaryKey(),
    cityCode: integer('city_code').notNull(),
    city: text('city').notNull(),
    /** The city as cities are compared: «санкт-петербург». */
    plainCity: text('plain_city').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    schedule: text('schedule').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Heaviest order, grams; null where СДЭК names no limit. */
    weightLimit: integer('weight_limit'),
    /** Normalized city, street and name, for the text filter. */
    searchText: text('search_text').notNull(),
    seenAt: moment('seen_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('sdek_points_city').on(table.plainCity).where(sql`${table.closedAt} is null`),
    index('sdek_points_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** When the points were loaded last, and which process loads them now; one row. */
export const sdekPointLoads = pgTable('sdek_point_loads', {
  id: integer('id').primaryKey(),
  leasedUntil: moment('leased_until'),
  finishedAt: moment('finished_at'),
});

/** Prices of СДЭК, so that all processes show the same one. */
export const sdekQuotes = pgTable(
  'sdek_quotes',
  {
    fromCity: integer('from_city').notNull(),
    toCity: integer('to_city').notNull(),
    tariff: integer('tariff').notNull(),
    /** Grams, rounded up. */
    weight: integer('weight').notNull(),
    /** Kopecks; null when СДЭК does not carry this. */
    cost: bigint('cost', { mode: 'number' }),
    /** Working days; null as well. */
    days: integer('days'),
    quotedAt: moment('quoted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fromCity, table.toCity, table.tariff, table.weight] }),
    index('sdek_quotes_quoted').on(table.quotedAt),
  ],
);

/** Orders that a carrier takes to one of its points. */
export const carrierShipments = pgTable(
  'carrier_shipments',
  {
    orderID: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The carrier's id; null until it is registered. */
    remoteID: text('remote_id').unique(),
    trackingNumber: text('tracking_number'),
    /** As far as the order has followed it. */
    progress: text('progress')
      .$type<
        | 'New'
        | 'Registered'
        | 'Rejected'
        | 'Sent'
        | 'Waiting'
        | 'Delivered'
        | 'NotDelivered'
        | 'Removed'
      >()
      .notNull()
      .default('New'),
    /** Why it was rejected, for the staff. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    /** When it is registered or read next; null when nothing more is expected. */
    checkAt: moment('check_at'),
  },
  (table) => [
    index('carrier_shipments_due').on(table.checkAt).where(sql`${table.checkAt} is not null`),
  ],
);
