import { describe, expect, it } from 'vitest';
import { discountPercent, formatMoney } from './money.ts';

describe('formatMoney', () => {
  it('omits zero kopecks', () => {
    expect(formatMoney(120000)).toBe('1\u00a0200\u00a0₽');
    expect(formatMoney(0)).toBe('0\u00a0₽');
  });

  it('shows two digits of kopecks', () => {
    expect(formatMoney(123450)).toBe('1\u00a0234,50\u00a0₽');
    expect(formatMoney(5)).toBe('0,05\u00a0₽');
  });

  it('groups thousands with a non-breaking space', () => {
    expect(formatMoney(1234567800)).toBe('12\u00a0345\u00a0678\u00a0₽');
  });

  it('writes a minus sign before negative amounts', () => {
    expect(formatMoney(-50000)).toBe('−500\u00a0₽');
  });
});

describe('discountPercent', () => {
  it('rounds to whole percent', () => {
    expect(discountPercent(66700, 100000)).toBe(33);
  });

  it('is from 1 to 100 for any lower price', () => {
    expect(discountPercent(99999, 100000)).toBe(1);
    expect(discountPercent(0, 100000)).toBe(100);
  });

  it('is 0 without a discount', () => {
    expect(discountPercent(100000, 100000)).toBe(0);
    expect(discountPercent(100000, 90000)).toBe(0);
    expect(discountPercent(0, 0)).toBe(0);
  });
});
