import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it('percentile: returns the value that the given share does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, place) => 100 - place);
  expect(percentile(values, 50)).toBe(50);
  expect(percentile(values, 95)).toBe(95);
  expect(percentile([7], 99)).toBe(7);
  expect(percentile([], 95)).toBeNaN();
});
