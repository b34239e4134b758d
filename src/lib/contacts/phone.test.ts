import { describe, expect, it } from 'vitest';
import { formatContactPhone, formatPhone, normalizePhone } from './phone.ts';

describe('formatPhone', () => {
  it('groups the digits', () => {
    expect(formatPhone('+79161234567').replaceAll('\u00a0', ' ')).toBe('+7 916 123 45 67');
  });

  it('returns other numbers unchanged', () => {
    expect(formatPhone('+441234')).toBe('+441234');
  });
});

describe('formatContactPhone', () => {
  it('writes a number of a city with its country code', () => {
    expect(formatContactPhone('+74951234567').replaceAll('\u00a0', ' ')).toBe('+7 495 123 45 67');
  });

  it('begins with 8', () => {
    expect(formatContactPhone('+78002507780').replaceAll('\u00a0', ' ')).toBe('8 800 250 77 80');
  });
});

describe('normalizePhone', () => {
  it.each([
    ['8 (916) 123-45-67', '+79161234567'],
    ['79161234567', '+79161234567'],
    ['+7 916 123 45 67', '+79161234567'],
    ['916', '916'],
  ])('normalizes %s to %s', (typed, stored) => {
    expect(normalizePhone(typed)).toBe(stored);
  });
});
