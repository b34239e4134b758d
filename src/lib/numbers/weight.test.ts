import { describe, expect, it } from 'vitest';
import { formatWeight } from './weight.ts';

describe('formatWeight', () => {
  it.each([
    [4, '4\u00a0г'],
    [1000, '1\u00a0000\u00a0г'],
    [1001, '1\u00a0кг'],
    [1250, '1,25\u00a0кг'],
    [48300, '48,3\u00a0кг'],
  ])('formats %d g as %s', (weight, shown) => {
    expect(formatWeight(weight)).toBe(shown);
  });
});
