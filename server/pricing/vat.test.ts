import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVat, VAT_RATES, vatWithin } from './vat.ts';

describe('vatWithin', () => {
  it.each([
    [122_00, 22, 22_00],
    [110_00, 10, 10_00],
    [9_240_00, 22, 1_666_23],
    [8_778_00, 10, 798_00],
    [1, 22, 0],
    [3, 22, 1],
    [0, 22, 0],
    [9_240_00, 0, 0],
    [9_240_00, null, 0],
  ])('VAT: %i kopecks at %s %% contain %i', (amount, rate, vat) => {
    expect(vatWithin(amount, rate)).toBe(vat);
  });

  it('VAT: is exact for the most expensive line of a cart', () => {
    const amount = 10_000_000_000 * 9999;
    expect(BigInt(vatWithin(amount, 22))).toBe((BigInt(amount) * 22n * 2n + 122n) / 244n);
  });
});

describe('splitVat', () => {
  it('VAT: adds what was rounded line by line, by rate', () => {
    expect(
      splitVat([
        { amount: 100, vatRate: null },
        { amount: 100, vatRate: 10 },
        { amount: 100, vatRate: 22 },
        { amount: 100, vatRate: 22 },
        { amount: 100, vatRate: 0 },
      ]),
    ).toEqual([
      { vatRate: 22, amount: 200, vat: 36 },
      { vatRate: 10, amount: 100, vat: 9 },
      { vatRate: 0, amount: 100, vat: 0 },
      { vatRate: null, amount: 100, vat: 0 },
    ]);
    expect(splitVat([])).toEqual([]);
  });

  it('VAT: gives every kopeck to one rate', () => {
    const line = fc.record({
      amount: fc.nat(1_000_000_000),
      vatRate: fc.constantFrom(...VAT_RATES, null),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const shares = splitVat(lines);
        const sum = lines.reduce((total, { amount }) => total + amount, 0);
        expect(shares.reduce((total, { amount }) => total + amount, 0)).toBe(sum);
        expect(shares.every(({ vat, amount }) => vat >= 0 && vat <= amount)).toBe(true);
      }),
    );
  });
});
