import { describe, expect, it } from 'vitest';
import { firstQuantity, fitQuantity, lastQuantity, stepDown, stepUp } from './quantity.ts';

const single = { packSize: 1, minQuantity: 1, maxQuantity: 10 };
const packs = { packSize: 5, minQuantity: 12, maxQuantity: 33 };

describe('quantity rules', () => {
  it('start at the minimum quantity in whole packs', () => {
    expect(firstQuantity(single)).toBe(1);
    expect(firstQuantity(packs)).toBe(15);
    expect(firstQuantity({ packSize: 10, minQuantity: 1, maxQuantity: 100 })).toBe(10);
  });

  it('end at the last whole pack, or at 0 when the first is not available', () => {
    expect(lastQuantity(packs)).toBe(30);
    expect(lastQuantity({ ...packs, maxQuantity: 14 })).toBe(0);
  });

  it('step up by packs to the maximum', () => {
    expect(stepUp(0, packs)).toBe(15);
    expect(stepUp(15, packs)).toBe(20);
    expect(stepUp(17, packs)).toBe(20);
    expect(stepUp(30, packs)).toBe(30);
  });

  it('do not reduce a quantity above the stock', () => {
    expect(stepUp(12, single)).toBe(12);
  });

  it('step down by packs and then remove', () => {
    expect(stepDown(20, packs)).toBe(15);
    expect(stepDown(17, packs)).toBe(15);
    expect(stepDown(15, packs)).toBe(0);
    expect(stepDown(1, single)).toBe(0);
  });

  it('correct a typed quantity', () => {
    expect(fitQuantity(16, packs)).toBe(20);
    expect(fitQuantity(3, packs)).toBe(15);
    expect(fitQuantity(999, packs)).toBe(30);
    expect(fitQuantity(0, packs)).toBe(0);
    expect(fitQuantity(Number.NaN, packs)).toBe(0);
  });
});
