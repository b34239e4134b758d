import { expect, it } from 'vitest';
import { median } from './median.ts';

it('median: returns the middle of the values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});
