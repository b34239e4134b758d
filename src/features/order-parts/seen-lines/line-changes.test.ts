import { expect, it } from 'vitest';
import { describeChange, lineChanges } from './line-changes.ts';

const line = (name: string, quantity: number) => ({ name, quantity });

it('lineChanges: lists changed, new and removed lines', () => {
  const before = new Map([
    ['a', line('Композит', 3)],
    ['b', line('Бор', 1)],
    ['c', line('Маски', 2)],
  ]);
  const after = new Map([
    ['a', line('Композит', 9)],
    ['c', line('Маски', 2)],
    ['d', line('Перчатки', 4)],
  ]);
  const texts = lineChanges(before, after).map((one) => `${one.name}: ${describeChange(one)}`);
  expect(texts).toEqual([
    'Композит: было 3 шт., стало 9 шт.',
    'Перчатки: добавлен, 4 шт.',
    'Бор: удалён из корзины, было 1 шт.',
  ]);
  expect(lineChanges(after, after)).toEqual([]);
});
