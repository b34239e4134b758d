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
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { products } from './catalog.ts';
import { users } from './identity.ts';
import { carts, orders, refunds } from './shopping.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });

/**
 * Contract prices that differ from the shop's: a special price of a product, or a discount on a
 * category and its subtree.
 */
export const contractPrices = pgTable(
  'contract_prices',
  {
    contractID: text('contract_id').notNull(),
    productID: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: money('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractID, table.productID] })],
);

export const contractDiscounts = pgTable(
  'contract_discounts',
  {
    contractID: text('contract_id').notNull(),
    /**
     * Beginning of a category's `path`; `/` is the whole catalog. The longest matching one applies.
     */
    categoryPath: text('category_path').notNull(),
    /** Hundredths of a percent: 750 is 7.5 %. */
    basisPoints: integer('basis_points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractID, table.categoryPath] })],
);

/** Promo codes; `percent` or `amount` is set. Codes of feed promotions are in another table. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** In upper case. */
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    scope: text('scope').$type<Schemas['PromoCodeScope']>().notNull(),
    percent: integer('percent'),
    /** Kopecks; per piece with scope Product. */
    amount: money('amount'),
    /** Minimum amount of the matching products, kopecks. */
    minAmount: money('min_amount').notNull().default(0),
    /** Paths of categories the code applies to; empty means all. */
    categoryPaths: jsonb('category_paths').$type<string[]>().notNull().default([]),
    excludedPaths: jsonb('excluded_paths').$type<string[]>().notNull().default([]),
    /** Products the code applies to; empty means all. */
    productIDs: jsonb('product_ids').$type<string[]>().notNull().default([]),
    /** May be combined with a code of the other scope. */
    combines: boolean('combines').notNull().default(false),
    validFrom: moment('valid_from').notNull(),
    validUntil: moment('valid_until'),
    /** Maximum number of orders in total and per user; null is without limit. */
    totalLimit: integer('total_limit'),
    personLimit: integer('person_limit'),
    /** Only for users it was granted to. */
    personal: boolean('personal').notNull().default(false),
  },
  (table) => [check('promo_codes_one', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`)],
);

/** Users a code was granted to. */
export const promoCodeGrants = pgTable(
  'promo_code_grants',
  {
    userID: text('user_id')
      .notNull()
      .references(() => users.id),
    code: text('code').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.code] })],
);

/** The order a code was used for; deleted when the order is not placed after all. */
export const promoCodeUses = pgTable(
  'promo_code_uses',
  {
    code: text('code').notNull(),
    orderID: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userID: text('user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderID] }),
    index('promo_code_uses_user').on(table.userID, table.code),
    index('promo_code_uses_order').on(table.orderID),
  ],
);

/** Codes applied to a cart, in the order they were applied. */
export const cartPromoCodes = pgTable(
  'cart_promo_codes',
  {
    cartID: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    /** The product it was applied to; empty for all matching ones, or for the order. */
    productID: text('product_id').notNull().default(''),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.cartID, table.code, table.productID] })],
);

/** One row per user who has or had bonuses; locked by every change of them. */
export const bonusAccounts = pgTable(
  'bonus_accounts',
  {
    userID: text('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Whole bonuses, always the sum of the ledger. */
    balance: integer('balance').notNull().default(0),
  },
  (table) => [check('bonus_accounts_balance', sql`${table.balance} >= 0`)],
);

export type BonusEntryKind = Schemas['BonusEntryKind'];

/** The ledger: entries are appended, and of an older one only `remaining` changes. */
export const bonusEntries = pgTable(
  'bonus_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userID: text('user_id')
      .notNull()
      .references(() => bonusAccounts.userID),
    kind: text('kind').$type<BonusEntryKind>().notNull(),
    /** Whole bonuses; below zero when they leave the account. */
    amount: integer('amount').notNull(),
    orderID: text('order_id').references(() => orders.id),
    at: moment('at').notNull(),
    /** Last day by Moscow on which received bonuses can be spent; null is without end. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** What they were given for, as the user reads it. */
    reason: text('reason'),
    /** What is left of received bonuses, 0 of spent ones; null until `settleEntries` has seen it. */
    remaining: integer('remaining'),
  },
  (table) => [
    index('bonus_entries_user').on(table.userID, table.id),
    // The lots of an account and what is new in it, few of its entries.
    index('bonus_entries_open')
      .on(table.userID, table.id)
      .where(sql`${table.remaining} is distinct from 0`),
    index('bonus_entries_expiring').on(table.expiresOn).where(sql`${table.expiresOn} is not null`),
  ],
);

/** A parsed file; its lines are validated again for each response. */
export interface StoredImportRow {
  /** Number in the file, from 1. */
  row: number;
  mergedRows: number[];
  text: string;
  /** Pieces; null when the file has no quantities, or has them in packs. */
  requested: number | null;
  /** Packs that the file requests besides `requested`; not set when there are none. */
  packs?: number;
  /** The quantity as written in the file. */
  quantityText?: string;
  /** Why the quantity is invalid; not set when valid, or when the file has no quantities. */
  quantityProblem?: string | null;
  /** Best first; a single one is a match. */
  candidates: string[];
  chosen: string | null;
  added: boolean;
}

export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    userID: text('user_id')
      .notNull()
      .references(() => users.id),
    fileName: text('file_name').notNull(),
    partnerID: text('partner_id'),
    columns: jsonb('columns').$type<Schemas['ImportColumns']>().notNull(),
    rowCount: integer('row_count').notNull(),
    rows: jsonb('rows').$type<StoredImportRow[]>().notNull(),
    /** Lines that are no products. */
    skipped: jsonb('skipped').$type<Schemas['SkippedImportLine'][]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('imports_expires').on(table.expiresAt)],
);

/** A link to some products: ids and quantities, nothing else. */
export const shares = pgTable(
  'shares',
  {
    /** Unguessable: knowing it grants read access. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<Schemas['ShareKind']>().notNull(),
    products: jsonb('products').$type<{ productID: string; quantity: number }[]>().notNull(),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('shares_expires').on(table.expiresAt)],
);

export type PaymentProgress =
  | 'Created'
  | 'Processing'
  | 'Paid'
  | 'Declined'
  /**
   * All of the money must be refunded: the order was canceled or returned, or the payment came too
   * late. A payment of which a part goes back stays `Paid`.
   */
  | 'Refunding'
  | 'Refunded'
  /** The order was canceled or not created before the payment succeeded. */
  | 'Closed';

/** Attempts to pay an order online, and applications for installments. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderID: text('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method').$type<Schemas['PaymentMethod']>().notNull(),
    amount: money('amount').notNull(),
    progress: text('progress').$type<PaymentProgress>().notNull(),
    /** Terms of the requested installments. */
    months: integer('months'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderID, table.createdAt.desc()),
    index('payments_processing').on(table.updatedAt).where(sql`${table.progress} = 'Processing'`),
  ],
);

/**
 * Sums of payments that go back, one or several of a payment: the outbox of the provider's refunds.
 * Adding one locks the payment, so that they never exceed it.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** The provider refunds each id once. */
    id: text('id').primaryKey(),
    paymentID: text('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The accepted refund of products that it belongs to; null when it is all the rest of the payment. */
    refundID: text('refund_id').references(() => refunds.id),
    /** Kopecks. */
    amount: money('amount').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time of the next request to the provider; null once the money is back. */
    dueAt: moment('due_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    check('payment_refunds_amount', sql`${table.amount} > 0`),
    index('payment_refunds_payment').on(table.paymentID),
    index('payment_refunds_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** Money that moved otherwise than through the bank of the site, as staff recorded it; never deleted. */
export const moneyTransfers = pgTable(
  'money_transfers',
  {
    /** In the order of recording. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderID: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** What the buyer paid, or what the shop paid back. */
    direction: text('direction').$type<Schemas['StaffTransferKind']>().notNull(),
    /** The number of the payment order or the receipt; null without one. */
    number: text('number'),
    day: date('day').notNull(),
    /** Kopecks. */
    amount: money('amount').notNull(),
    /** `staff:LOGIN`, as in the audit trail. */
    recordedBy: text('recorded_by').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    /** It was recorded by mistake. */
    undoneAt: moment('undone_at'),
    undoReason: text('undo_reason'),
  },
  (table) => [
    check('money_transfers_amount', sql`${table.amount} > 0`),
    index('money_transfers_order').on(table.orderID),
  ],
);

/** What staff have to pay back: what was paid for an order otherwise than through the bank of the site. */
export const handRefunds = pgTable(
  'hand_refunds',
  {
    id: text('id').primaryKey(),
    orderID: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The accepted refund of products that it belongs to; null for a canceled order. */
    refundID: text('refund_id').references(() => refunds.id),
    /** Kopecks. */
    amount: money('amount').notNull(),
    createdAt: moment('created_at').notNull(),
    /** What paid it back; null while it is owed. */
    transferID: bigint('transfer_id', { mode: 'number' }).references(() => moneyTransfers.id),
  },
  (table) => [
    check('hand_refunds_amount', sql`${table.amount} > 0`),
    unique('hand_refunds_once').on(table.orderID, table.refundID).nullsNotDistinct(),
    index('hand_refunds_owed').on(table.orderID).where(sql`${table.transferID} is null`),
  ],
);

/** A line of a fiscal receipt (54-ФЗ): what is paid for with a payment. */
export interface ReceiptLine {
  /** Position of the order's line; null for the delivery. */
  position: number | null;
  name: string;
  quantity: number;
  /** Sum of all pieces after discounts, kopecks. */
  amount: number;
  /** Percent; null where the goods are not subject to VAT. */
  vatRate: number | null;
}

/** What a fiscal receipt says, and where the buyer gets it. */
export interface StoredReceipt {
  /** An e-mail address, or a phone as `+7XXXXXXXXXX`. */
  contact: string;
  lines: ReceiptLine[];
}

/** Payments at an outside provider. A row is stored before the provider is called. */
export const providerPayments = pgTable(
  'provider_payments',
  {
    paymentID: text('payment_id')
      .primaryKey()
      .references(() => payments.id),
    /** The provider's id; null until it has responded. */
    externalID: text('external_id').unique(),
    /** Where the user pays. */
    url: text('url'),
    /** As it was sent; null where the provider makes no receipts. */
    receipt: jsonb('receipt').$type<StoredReceipt>(),
    createdAt: moment('created_at').notNull(),
    /** When to read its state from the provider; null before it is there, and once it is final. */
    checkAt: moment('check_at'),
  },
  (table) => [
    index('provider_payments_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
  ],
);

/** Orders in the built-in accounting system; each is stored once, however often it is submitted. */
export const accountingOrders = pgTable('accounting_orders', {
  orderID: text('order_id').primaryKey(),
  number: text('number').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

/** Refunds of the built-in bank; each id once, however often it is requested. */
export const bankRefunds = pgTable('bank_refunds', {
  id: text('id').primaryKey(),
  paymentID: text('payment_id').notNull(),
  amount: money('amount').notNull(),
  at: moment('at').notNull().defaultNow(),
});

/** Number of next orders that the built-in accounting system rejects; for tests and demos. */
export const accountingFaults = pgTable('accounting_faults', {
  id: integer('id').primaryKey(),
  remaining: integer('remaining').notNull(),
});

/** Number of calls in a window, by caller and operation. */
export const callCounts = pgTable('call_counts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
});
