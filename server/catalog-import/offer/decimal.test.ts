import { describe, expect, it } from 'vitest';
import { divide, multiply, ONE, parseDecimal, rational, scaled } from './decimal.ts';

function kopecks(text: string): bigint | null {
  const decimal = parseDecimal(text);
  return decimal === null ? null : scaled(decimal, ONE, 2);
}

describe('parseDecimal', () => {
  it.each([
    ['1234.50', 123_450n],
    ['1 234,50', 123_450n],
    ['1\u00a0234,5', 123_450n],
    ['1\u202f000\u202f000', 100_000_000n],
    ['0.29', 29n],
    ['1.10', 110n],
    ['99.999', 10_000n],
    ['99.994', 9999n],
    ['0.005', 1n],
  ])('reads %s as %s kopecks, exactly', (text, expected) => {
    expect(kopecks(text)).toBe(expected);
  });

  it.each(['', 'договорная', '1,234.50', '1.2.3', '12 руб.', '1e5', '0x10', 'NaN', '--5', '.'])(
    'rejects %s',
    (text) => {
      expect(kopecks(text)).toBeNull();
    },
  );

  it('keeps the sign', () => {
    expect(parseDecimal('-5.5')).toEqual({ digits: -55n, scale: 1 });
  });
});

describe('rationals', () => {
  it('convert without losing a kopeck', () => {
    const rate = parseDecimal('92.1234');
    const price = parseDecimal('19.99');
    if (rate === null || price === null) throw new Error('unreadable');
    expect(scaled(price, rational(rate), 2)).toBe(184_155n); // 1841.546…
    expect(scaled(price, divide(multiply(rational(rate), ONE), rational(rate)), 2)).toBe(1999n);
  });
});
