import { expect, it } from 'vitest';
import { orderSums } from './order-sums.ts';

const line = {
  productID: 'gloves',
  productSlug: null,
  name: 'Перчатки',
  vendorCode: 'G',
  quantity: 2,
  amount: 100_000,
  isGift: false,
  returned: 0,
  returning: 0,
};
const sums = (deliveryCost: number | null, toPay: number) =>
  orderSums({ lines: [line, line], deliveryCost, toPay }).map(({ name, amount }) => [
    name.replaceAll('\u00a0', ' '),
    amount,
  ]);

it('the sums of an order: add up to what is paid', () => {
  expect(sums(30_000, 220_000)).toEqual([
    ['Товары', 200_000],
    ['Доставка', 30_000],
    ['Промокоды и бонусы', -10_000],
    ['Итого', 220_000],
  ]);
  expect(sums(0, 200_000)).toEqual([['Итого', 200_000]]);
  expect(sums(null, 200_000)).toEqual([['Итого', 200_000]]);
});
