import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';

it.each([
  [112, 100, '+12\u00a0%'],
  [95, 100, '−5\u00a0%'],
  [1004, 1000, '0\u00a0%'],
  [0, 500, '−100\u00a0%'],
  [12_345, 100, '+12\u00a0245\u00a0%'],
  [500, 0, '–'],
  [0, 0, '–'],
])('change: %d after %d is %s', (amount, previous, text) => {
  expect(changeText(amount, previous)).toBe(text);
});
