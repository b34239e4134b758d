import { expect, it } from 'vitest';
import type { OrderSummary } from '#generated/api/model/index.ts';
import { orderCells } from './orders-workbook.ts';

const order: OrderSummary = {
  id: '240501',
  number: 'Д-240501',
  status: 'Shipped',
  step: 'Details',
  createdAt: '2026-03-12T09:41:00.000Z',
  confirmedAt: '2026-03-12T09:45:00.000Z',
  customer: { id: '1', kind: 'Individual', name: 'Анна Белова' },
  products: [{ id: '7', name: 'Бор', slug: 'bor', image: null, quantity: 3 }],
  itemCount: 2,
  quantity: 5,
  toPay: 123_450,
  tags: [{ id: null, name: 'Хирургия' }],
  deliveryMethod: 'Courier',
  deliveryDate: '2026-03-14',
  payment: { method: 'Cash', state: 'CashConfirmed', status: 'NotPaid' },
  shippingState: 'Shipped',
  allowedActions: [],
};

it('writes an order as a row, in roubles', () => {
  expect(orderCells(order)).toEqual([
    'Д-240501',
    '12.03.2026',
    'В пути',
    'Анна Белова',
    'Бор, 3 шт.; и ещё 1',
    5,
    1234.5,
    'Наличными при получении',
    'Наличными при получении',
    '14.03.2026',
    'Хирургия',
  ]);
});
