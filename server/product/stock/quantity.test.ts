import { describe, expect, it } from 'vitest';
import {
  largestQuantity,
  quantityAfterAdding,
  raiseToPacks,
  smallestQuantity,
} from './quantity.ts';

const single = { stock: 50, available: true, packSize: 1, minQuantity: 1 };
const packs = { stock: 50, available: true, packSize: 12, minQuantity: 20 };

describe('smallestQuantity', () => {
  it('rounds the minimum up to whole packs', () => {
    expect(smallestQuantity(single)).toBe(1);
    expect(smallestQuantity(packs)).toBe(24);
  });
});

describe('largestQuantity', () => {
  it('is the stock in whole packs', () => {
    expect(largestQuantity(single)).toBe(50);
    expect(largestQuantity(packs)).toBe(48);
  });

  it('is 0 for an unavailable product and when the stock is below the minimum', () => {
    expect(largestQuantity({ ...single, available: false })).toBe(0);
    expect(largestQuantity({ ...packs, stock: 23 })).toBe(0);
  });

  it('has an upper bound', () => {
    expect(largestQuantity({ ...single, stock: 1_000_000 })).toBe(9999);
    expect(largestQuantity({ ...packs, stock: 1_000_000 })).toBe(9996);
  });
});

describe('raiseToPacks', () => {
  it.each([
    [1, 24],
    [24, 24],
    [25, 36],
  ])('makes %i into %i', (requested, raised) => {
    expect(raiseToPacks(requested, packs)).toBe(raised);
  });
});

describe('quantityAfterAdding', () => {
  it('adds pieces to what is there', () => {
    expect(quantityAfterAdding(2, 3, single)).toBe(5);
  });

  it('starts with the smallest quantity and continues in packs', () => {
    expect(quantityAfterAdding(0, 1, packs)).toBe(24);
    expect(quantityAfterAdding(24, 1, packs)).toBe(36);
  });

  it('stops at the stock and never decreases', () => {
    expect(quantityAfterAdding(40, 20, single)).toBe(50);
    expect(quantityAfterAdding(60, 1, single)).toBe(60);
    expect(quantityAfterAdding(0, 1, { ...single, available: false })).toBe(0);
  });
});
