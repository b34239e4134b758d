import { describe, expect, it } from 'vitest';
import { readTypedQuantity, sanitizeTypedQuantity } from './typed-quantity.ts';

describe('typed quantity', () => {
  it.each([
    ['12', '12'],
    ['007', '7'],
    ['0', '0'],
    ['1 2', '12'],
    ['3,5', '3,5'],
    ['3.', '3,'],
    ['12шт', '12'],
    ['абв', null],
    ['1e9', null],
    ['3 по 5', null],
    [',5', null],
    ['', ''],
    ['-', ''],
    ['-5', ''],
    ['1234567', '12345'],
  ])('shows %s as «%s»', (typed, expected) => {
    expect(sanitizeTypedQuantity(typed)).toBe(expected);
  });

  it.each([
    ['12', 12],
    ['3,0', 3],
    ['3,', 3],
    ['2,5', null],
    ['', 1],
  ])('reads «%s» as %s', (draft, expected) => {
    expect(readTypedQuantity(draft)).toBe(expected);
  });
});
