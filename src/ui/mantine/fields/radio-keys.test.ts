import { expect, it } from 'vitest';
import { neighborOf, tabStopOf } from './radio-keys.ts';

it.each([
  ['a', 'ArrowDown', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowUp', 'c'],
  ['b', 'ArrowLeft', 'a'],
  ['b', 'Tab', undefined],
  ['x', 'ArrowDown', undefined],
])('radio group: from %s, %s moves to %s', (current, key, expected) => {
  expect(neighborOf(['a', 'b', 'c'], current, key)).toBe(expected);
});

it('radio group: has one tab stop, never a disabled choice', () => {
  const choices = [
    { value: 'card', reason: 'Сейчас недоступно' },
    { value: 'cash', reason: null },
    { value: 'invoice' },
  ];
  expect(tabStopOf(choices, null)).toBe('cash');
  expect(tabStopOf(choices, 'invoice')).toBe('invoice');
  expect(tabStopOf(choices, 'card')).toBe('cash');
  expect(tabStopOf([], null)).toBeUndefined();
});
