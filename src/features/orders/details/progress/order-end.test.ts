import { expect, it } from 'vitest';
import { describeEnd } from './order-end.ts';

const order = {
  id: 'e-1',
  at: '2026-03-12T09:00:00.000Z',
  status: 'Pending',
  title: 'Принят магазином',
  actor: { kind: 'System', name: null },
  comment: null,
} as const;
const canceled = {
  ...order,
  id: 'e-2',
  status: 'Canceled',
  title: 'Отменён',
  actor: { kind: 'Buyer', name: null },
  comment: 'Вернём 4 980 ₽',
} as const;

it('describeEnd: states who canceled an order and what is promised', () => {
  expect(describeEnd({ status: 'Canceled', timeline: [order, canceled] })).toEqual([
    'Отменён, покупатель: Вернём 4 980 ₽',
  ]);
});

it('describeEnd: states the last event of an order that was not canceled', () => {
  const received = { ...order, status: 'Succeeded', title: 'Получен' } as const;
  const refund = { ...received, title: 'Возврат части товаров принят', comment: 'Вернём 890 ₽' };
  expect(describeEnd({ status: 'Succeeded', timeline: [order, received, refund] })).toEqual([
    'Возврат части товаров принят: Вернём 890 ₽',
  ]);
});

it('describeEnd: states that the money went back, and when, without the promise', () => {
  const returned = {
    ...canceled,
    id: 'e-3',
    at: '2026-03-12T09:05:00.000Z',
    title: 'Вернули деньги',
    comment: '4 980 ₽',
  };
  const [end, money] = describeEnd({ status: 'Canceled', timeline: [order, canceled, returned] });
  expect(end).toBe('Отменён, покупатель');
  expect(money).toMatch(/^Вернули деньги .*12:05: 4 980 ₽$/);
});
