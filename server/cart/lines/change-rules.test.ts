import { describe, expect, it } from 'vitest';
import { validateAdding, validateChange } from './change-rules.ts';

const product = {
  stock: 10,
  available: true,
  saleForbidden: false,
  listed: true,
  unavailabilityReason: null,
  packSize: 1,
  minQuantity: 1,
};
const packs = { ...product, stock: 100, packSize: 6, minQuantity: 12 };

describe('validateChange', () => {
  it('accepts a quantity within the stock', () => {
    expect(validateChange(0, 10, product)).toBeNull();
    expect(validateChange(12, 18, packs)).toBeNull();
  });

  it('rejects more than the stock and returns the stock', () => {
    expect(validateChange(3, 11, product)).toMatchObject({
      status: 409,
      reason: 'NotEnoughStock',
      maxQuantity: 10,
      message: 'Осталось 10 шт.',
    });
  });

  it('allows a line above the stock to decrease or stay', () => {
    expect(validateChange(20, 15, product)).toBeNull();
    expect(validateChange(20, 20, { ...product, available: false })).toBeNull();
    expect(validateChange(20, 0, { ...product, available: false })).toBeNull();
  });

  it('rejects incomplete packs also when decreasing', () => {
    expect(validateChange(18, 13, packs)).toMatchObject({
      status: 422,
      reason: 'QuantityNotMultiple',
    });
    expect(validateChange(18, 6, packs)).toMatchObject({ status: 422, reason: 'BelowMinimum' });
  });

  it('rejects unavailable products', () => {
    expect(validateChange(0, 1, { ...product, saleForbidden: true })?.reason).toBe('SaleForbidden');
    expect(validateChange(0, 1, { ...product, available: false })?.reason).toBe(
      'ProductUnavailable',
    );
  });
});

describe('validateAdding', () => {
  it('rounds the first addition up to the minimum, the next to a pack', () => {
    expect(validateAdding(0, 1, packs)).toEqual({ quantity: 12, rejection: null });
    expect(validateAdding(12, 1, packs)).toEqual({ quantity: 18, rejection: null });
  });

  it('rejects going beyond the stock', () => {
    expect(validateAdding(9, 2, product).rejection).toMatchObject({ reason: 'NotEnoughStock' });
  });
});
