import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { companyText, customerText, recipientText } from '#server/db/search/search-texts.ts';
import { products } from './catalog.ts';
import { users } from './identity.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });

/** Companies that buy; their other tables are in `partners.ts`. */
export const partners = pgTable(
  'partners',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    fullName: text('full_name'),
    inn: text('inn').notNull(),
    kpp: text('kpp'),
    ogrn: text('ogrn'),
    legalAddress: text('legal_address'),
    director: text('director'),
    phone: text('phone'),
    email: text('email'),
    /** Access of trading organizations to wholesale, as decided by support. */
    tradingAccess: text('trading_access')
      .$type<Schemas['TradingAccessState']>()
      .notNull()
      .default('None'),
    tradingAccessReason: text('trading_access_reason'),
    tradingAccessTicketID: text('trading_access_ticket_id'),
    edo: text('edo').$type<Schemas['EDOState']>().notNull().default('NotConnected'),
    edoOperator: text('edo_operator').$type<Schemas['EDOOperator']>(),
    edoReason: text('edo_reason'),
    edoTicketID: text('edo_ticket_id'),
    /** Which orders need approval. */
    approvalMode: text('approval_mode').$type<Schemas['ApprovalMode']>().notNull().default('Never'),
    /** Set when AboveAmount, kopecks. */
    approvalAmountFrom: money('approval_amount_from'),
    approvalQuorum: text('approval_quorum')
      .$type<Schemas['ApprovalQuorum']>()
      .notNull()
      .default('Any'),
    selfApproval: boolean('self_approval').notNull().default(false),
    /** Incremented by every change of approvers or the approval rule. */
    approversVersion: integer('approvers_version').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('partners_text')
      .using('gin', sql`(${companyText(table)}) gin_trgm_ops`)
      .concurrently(),
  ],
);

/** The buyer of an order: a person of one user, or a company shared by its members. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<Schemas['CustomerKind']>().notNull(),
    /** Set when Individual. */
    userID: text('user_id').references(() => users.id),
    /** Set when Partner. */
    partnerID: text('partner_id')
      .unique()
      .references(() => partners.id, { onDelete: 'cascade' }),
    firstName: text('first_name'),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    /** The user's own customer, created when first needed. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('customers_user').on(table.userID),
    uniqueIndex('customers_user_default').on(table.userID).where(sql`${table.isDefault}`),
  ],
);

export const recipients = pgTable(
  'recipients',
  {
    id: text('id').primaryKey(),
    customerID: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    phone: text('phone').notNull(),
    email: text('email'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('recipients_customer').on(table.customerID, table.createdAt),
    uniqueIndex('recipients_customer_default').on(table.customerID).where(sql`${table.isDefault}`),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    /** Set when it belongs to a person. */
    userID: text('user_id').references(() => users.id),
    /** Set when it belongs to a company. */
    partnerID: text('partner_id').references(() => partners.id, { onDelete: 'cascade' }),
    /** The whole address in one line; the same line is the same address. */
    value: text('value').notNull(),
    city: text('city').notNull(),
    street: text('street').notNull(),
    house: text('house').notNull(),
    flat: text('flat'),
    entrance: text('entrance'),
    floor: text('floor'),
    postalCode: text('postal_code'),
    comment: text('comment'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('addresses_user_value').on(table.userID, table.value),
    unique('addresses_partner_value').on(table.partnerID, table.value),
    check('addresses_owner', sql`num_nonnulls(${table.userID}, ${table.partnerID}) = 1`),
    index('addresses_user').on(table.userID, table.createdAt.desc()),
  ],
);

/** One cart per user. Every change locks its row, so changes of one cart are sequential. */
export const carts = pgTable(
  'carts',
  {
    id: text('id').primaryKey(),
    userID: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    /** Incremented by every change. */
    version: integer('version').notNull().default(0),
    customerID: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    addressID: text('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    deliveryMethod: text('delivery_method').$type<Schemas['DeliveryMethod']>(),
    pickupPointID: text('pickup_point_id'),
    /** The company's contract; null is the shop's own prices. */
    contractID: text('contract_id'),
    tagIDs: jsonb('tag_ids').$type<string[]>().notNull().default([]),
    bonusAction: text('bonus_action').$type<Schemas['BonusAction']>().notNull().default('None'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  // Few carts have a chosen address.
  (table) => [
    index('carts_address').on(table.addressID).where(sql`${table.addressID} is not null`),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    cartID: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productID: text('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    /** Kopecks: the price the buyer accepted last by changing the line. */
    seenPrice: money('seen_price').notNull(),
    /** Order of adding, independent of the clock. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.cartID, table.productID] })],
);

/** An applied promo code; without a product it applies to all matching ones, or to the order. */
export interface ChosenCode {
  code: string;
  productID: string | null;
}

/** Ids of orders; the displayed number is derived from it. */
export const orderIDs = pgSequence('order_ids', { startWith: 240501 });

/**
 * An order, starting as a draft. The checkout and the order are one row, so a checkout cannot
 * become two orders.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** Assigned at the first confirmation. */
    number: text('number').unique(),
    userID: text('user_id')
      .notNull()
      .references(() => users.id),
    customerID: text('customer_id')
      .notNull()
      .references(() => customers.id),
    status: text('status').$type<Schemas['OrderStatus']>().notNull(),
    /** Incremented by every change. */
    version: integer('version').notNull().default(1),
    customer: jsonb('customer').$type<Schemas['Customer']>().notNull(),
    deliveryMethod: text('delivery_method').$type<Schemas['DeliveryMethod']>(),
    address: jsonb('address').$type<Schemas['Address']>(),
    pickupPointID: text('pickup_point_id'),
    /** The point as it was at confirmation. */
    pickupPoint: jsonb('pickup_point').$type<Schemas['PickupPoint']>(),
    deliveryDate: date('delivery_date', { mode: 'string' }),
    deliveryInterval: jsonb('delivery_interval').$type<Schemas['DeliveryInterval']>(),
    recipient: jsonb('recipient').$type<Schemas['Recipient']>(),
    paymentMethod: text('payment_method').$type<Schemas['PaymentMethod']>(),
    paymentStatus: text('payment_status')
      .$type<Schemas['PaymentStatus']>()
      .notNull()
      .default('NotPaid'),
    /** The started online payment; null with other payment methods. */
    onlinePaymentID: text('online_payment_id'),
    comment: text('comment').notNull().default(''),
    contractID: text('contract_id'),
    contract: jsonb('contract').$type<Schemas['Contract']>(),
    /** Their names when they were chosen. */
    tags: jsonb('tags').$type<Schemas['OrderTag'][]>().notNull().default([]),
    bonusAction: text('bonus_action').$type<Schemas['BonusAction']>().notNull().default('None'),
    /** Codes chosen for it. */
    chosenCodes: jsonb('chosen_codes').$type<ChosenCode[]>().notNull().default([]),
    /** Codes and bonuses as they were at confirmation; null before. */
    promoCodes: jsonb('promo_codes').$type<Schemas['PromoCode'][]>(),
    bonus: jsonb('bonus').$type<Schemas['BonusChoice']>(),
    /** Whether its products are taken off the stock. */
    holdsStock: boolean('holds_stock').notNull().default(false),
    /** Final once confirmed; a draft's are recalculated from the catalog for each response. */
    totals: jsonb('totals').$type<Schemas['Totals']>().notNull(),
    /** Why staff canceled it; null without a reason. */
    cancelReason: text('cancel_reason'),
    failure: jsonb('failure').$type<Schemas['CreatingFailure']>(),
    /** Labels of the advertising link by which the buyer came; null without one. */
    campaign: jsonb('campaign').$type<Schemas['Campaign']>(),
    /** Normalized number, names and vendor codes, for the text filter. */
    searchText: text('search_text').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    // What an employee has confirmed for a company in a month.
    index('orders_customer_user_confirmed').on(table.customerID, table.userID, table.confirmedAt),
    // Those of all buyers, for staff.
    index('orders_confirmed')
      .on(table.confirmedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.confirmedAt} is not null`),
    // By their sums, for staff too.
    index('orders_to_pay')
      .on(sql`((${table.totals} ->> 'toPay')::bigint)`, table.id)
      .where(sql`${table.confirmedAt} is not null`)
      .concurrently(),
    // What staff search for in them.
    index('orders_search_text')
      .using('gin', table.searchText.op('gin_trgm_ops'))
      .where(sql`${table.confirmedAt} is not null`)
      .concurrently(),
    index('orders_customer_text')
      .using('gin', sql`(${customerText(table)}) gin_trgm_ops`)
      .where(sql`${table.confirmedAt} is not null`)
      .concurrently(),
    index('orders_recipient_text')
      .using('gin', sql`(${recipientText(table)}) gin_trgm_ops`)
      .where(sql`${table.confirmedAt} is not null`)
      .concurrently(),
    // Newest first, of all statuses and of one.
    index('orders_user_created').on(
      table.userID,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_user_status').on(
      table.userID,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_customer').on(table.customerID, table.confirmedAt),
    index('orders_customer_created').on(
      table.customerID,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('orders_user_draft')
      .on(table.userID)
      .where(sql`${table.status} = 'Draft' and ${table.deletedAt} is null`),
    index('orders_tags').using('gin', table.tags.op('jsonb_path_ops')),
    index('orders_creating').on(table.updatedAt).where(sql`${table.status} = 'WaitingForCreating'`),
  ],
);

/** So many bought pieces of these products together bring so many of a gift. */
export interface GiftReason {
  productIDs: string[];
  required: number;
  free: number;
}

export const orderItems = pgTable(
  'order_items',
  {
    orderID: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    productID: text('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    /** Kopecks: the price the buyer saw; final once confirmed. */
    price: money('price').notNull(),
    isGift: boolean('is_gift').notNull().default(false),
    /** The price by the contract alone, and the line's shares; final, kopecks. */
    contractPrice: money('contract_price'),
    promo: money('promo').notNull().default(0),
    bonus: money('bonus').notNull().default(0),
    /** The product as it was at confirmation; null before. */
    product: jsonb('product').$type<Schemas['OrderProduct']>(),
    /** The price before discounts, kopecks: the analytics of 20,000 lines took 90 ms to parse it. */
    priceBefore: money('price_before').generatedAlwaysAs(
      sql`((product ->> 'priceWithoutDiscount')::bigint)`,
    ),
    /** What a gift was given for; null for what was bought, and for gifts whose reason is unknown. */
    givenFor: jsonb('given_for').$type<GiftReason[]>(),
    /** Pieces that went back by accepted refunds, and what was paid for them in money and bonuses. */
    returned: integer('returned').notNull().default(0),
    returnedAmount: money('returned_amount').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderID, table.position] }),
    check('order_items_returned', sql`${table.returned} between 0 and ${table.quantity}`),
    unique('order_items_product').on(table.orderID, table.productID, table.isGift),
    index('order_items_bought').on(table.productID),
    // Only of images that were loaded from other sites: whether an order still shows one.
    index('order_items_image')
      .on(sql`(product #>> '{images,0,url}')`)
      .where(sql`product #>> '{images,0,url}' like '/images/%'`)
      .concurrently(),
  ],
);

/** What happened to an order; never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderID: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    status: text('status').$type<Schemas['OrderStatus']>().notNull(),
    /** Text of an event that is no change of the status; null otherwise. */
    title: text('title'),
    actorKind: text('actor_kind').$type<Schemas['OrderActor']['kind']>().notNull(),
    actorName: text('actor_name'),
    comment: text('comment'),
  },
  (table) => [index('order_events_order').on(table.orderID, table.id)],
);

/**
 * Refunds of orders, whole or in part. The sums are those that the buyer has confirmed; a decision
 * replaces them by those of what was accepted. Changing one locks its order.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderID: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The request of the buyer; null for a refund by the shop alone. */
    ticketID: text('ticket_id').unique(),
    state: text('state').$type<Schemas['RefundState']>().notNull(),
    reason: text('reason').$type<Schemas['FeedbackTopic']>(),
    /** Comment of the shop on its decision. */
    note: text('note'),
    /** Kopecks. */
    goods: money('goods').notNull(),
    delivery: money('delivery').notNull(),
    /** Whole bonuses that return, and those that leave because the products had brought them. */
    bonus: integer('bonus').notNull(),
    earned: integer('earned').notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('refunds_order').on(table.orderID, table.createdAt)],
);

export const refundLines = pgTable(
  'refund_lines',
  {
    refundID: text('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    /** Position of the line in the order. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    /** Null before the decision. */
    accepted: integer('accepted'),
    /** Paid in money and in bonuses, kopecks. */
    amount: money('amount').notNull(),
    bonus: money('bonus').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundID, table.position] }),
    check('refund_lines_accepted', sql`${table.accepted} between 0 and ${table.quantity}`),
    check('refund_lines_quantity', sql`${table.quantity} > 0`),
  ],
);
