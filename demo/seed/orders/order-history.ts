import { sokolovCustomer } from '#demo/company-records.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import type { PaymentMethod } from '#server/order/state/payment-options.ts';

export interface DemoOrder {
  daysAgo: number;
  /** How many different products, and how many of each beyond the smallest quantity. */
  lines: readonly number[];
  /** A pickup point, or null for the courier. */
  pickupPointID: string | null;
  payment: PaymentMethod;
  /** The statuses after Pending; a step every few hours. */
  way: readonly OrderStatus[];
  /** What else became of it. */
  ending?: 'Canceled' | 'Failed' | 'Manager';
  /** The customer; by default the user. */
  customerID?: string;
}

const sent = ['Confirmed', 'WaitingForPicking', 'WaitingForShipping', 'Shipped'] as const;
const delivered = [...sent, 'Succeeded'] as const;
const courier = { pickupPointID: null } as const;
const lesnaya = { pickupPointID: 'msk-lesnaya' } as const;

/** Orders of the demo individual, the oldest first. */
export const ownHistory: readonly DemoOrder[] = [
  { daysAgo: 74, lines: [2, 0], ...courier, payment: 'BankCard', way: delivered },
  {
    daysAgo: 55,
    lines: [0],
    ...lesnaya,
    payment: 'Cash',
    way: [...delivered, 'WaitingForRefund', 'Refunded'],
  },
  { daysAgo: 41, lines: [0, 1, 3], ...lesnaya, payment: 'Cash', way: delivered },
  { daysAgo: 23, lines: [1], ...courier, payment: 'BankCard', way: [], ending: 'Canceled' },
  { daysAgo: 12, lines: [1, 0, 0, 2, 1], ...courier, payment: 'BankCard', way: delivered },
  {
    daysAgo: 9,
    lines: [0],
    ...courier,
    payment: 'Cash',
    way: [...delivered, 'WaitingForRefund'],
  },
  { daysAgo: 4, lines: [1], ...courier, payment: 'Cash', way: [], ending: 'Manager' },
  { daysAgo: 3, lines: [0], ...lesnaya, payment: 'Cash', way: sent.slice(0, 3) },
  { daysAgo: 2, lines: [0, 2], ...courier, payment: 'Cash', way: sent },
  { daysAgo: 1.5, lines: [0], ...courier, payment: 'Cash', way: sent.slice(0, 2) },
  {
    daysAgo: 1,
    lines: [1],
    pickupPointID: 'msk-profsoyuznaya',
    payment: 'BankCard',
    way: ['Confirmed'],
  },
  { daysAgo: 0.4, lines: [9, 4], ...courier, payment: 'SberInstallment', way: [] },
  { daysAgo: 0.3, lines: [0], ...courier, payment: 'SBP', way: [] },
  { daysAgo: 0.2, lines: [0], ...courier, payment: 'Cash', way: [], ending: 'Failed' },
];

const business = { ...lesnaya, customerID: sokolovCustomer, payment: 'Invoice' } as const;

/** Orders of the owner of the demo companies for their own business; the clinic's need approval. */
export const companyHistory: readonly DemoOrder[] = [
  { daysAgo: 38, lines: [3, 1], ...business, way: delivered },
  { daysAgo: 16, lines: [0, 2, 1], ...business, way: delivered },
  { daysAgo: 5, lines: [2], ...business, way: [], ending: 'Canceled' },
  { daysAgo: 2, lines: [1, 1], ...business, way: sent },
  { daysAgo: 0.5, lines: [0, 1], ...business, way: [] },
];
