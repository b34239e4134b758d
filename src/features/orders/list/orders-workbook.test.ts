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
  customer: { id: '1', kind: 'Individual', name: 'ООО «Белая линия»' },
  buyer: { id: 'u-1', name: 'Анна Белова', isMe: true },
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

it('orders workbook: writes an order as a row, in rubles', () => {
  expect(orderCells(order, '2026-03-13')).toEqual([
    'Д-240501',
    { day: '2026-03-12' },
    'В пути',
    'ООО «Белая линия»',
    'Анна Белова',
    'Бор, 3 шт.; и ещё 1',
    5,
    1234.5,
    'Наличными при получении',
    'Наличными при получении',
    'Доставка сб, 14 марта',
    'Хирургия',
  ]);
});

it('orders workbook: omits a day that has passed, and states that an order waits at its pickup point', () => {
  const cells = (change: Partial<OrderSummary>) => {
    const row = orderCells({ ...order, ...change }, '2026-03-15');
    return [row[2], row[10]];
  };
  expect(cells({})).toEqual(['В пути', 'Ожидался сб, 14 марта – срок уточняется']);
  expect(cells({ deliveryMethod: 'Pickup' })).toEqual([
    'Готов к выдаче',
    'Готов к выдаче с сб, 14 марта',
  ]);
  expect(cells({ status: 'Canceled' })).toEqual(['Отменён', null]);
});
