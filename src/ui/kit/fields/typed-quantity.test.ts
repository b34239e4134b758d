import { describe, expect, it } from 'vitest';
import { parseTypedQuantity } from './typed-quantity.ts';

describe('parseTypedQuantity', () => {
  it.each([
    ['12', '12'],
    ['007', '7'],
    ['0', '0'],
    ['1 2', '12'],
    ['3,5', '35'],
    ['абв', ''],
    ['', ''],
    ['-', ''],
    ['-5', ''],
    ['1234567', '12345'],
  ])('turns %s into «%s»', (typed, expected) => {
    expect(parseTypedQuantity(typed)).toBe(expected);
  });
});
