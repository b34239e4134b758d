import { describe, expect, it } from 'vitest';
import { limitText, quantityReason } from './quantity-reason.ts';

describe('quantityReason', () => {
  const rules = { packSize: 5, minQuantity: 10, maxQuantity: 33 };

  it('is null for an available quantity', () => {
    expect(quantityReason(15, rules)).toBeNull();
    expect(quantityReason(0, rules)).toBeNull();
  });

  it('states the available quantity', () => {
    expect(quantityReason(99_999, rules)).toBe('В наличии 30 шт.');
    expect(quantityReason(1, { ...rules, maxQuantity: 3 })).toBe('Сейчас нет в наличии');
  });

  it('says what was typed, and what is in the cart instead', () => {
    expect(quantityReason(99_999, { ...rules, maxQuantity: 1204 }, true)).toBe(
      'В наличии 1200 шт., а не 99\u00a0999',
    );
    expect(quantityReason(5, { ...rules, maxQuantity: 3 }, true)).toBe('Сейчас нет в наличии');
    expect(quantityReason(12, rules, true)).toBe('Продаётся упаковками по 5 шт.');
    expect(quantityReason(30, rules, true)).toBeNull();
  });

  it('states the minimum quantity and the pack size', () => {
    expect(quantityReason(3, rules)).toBe('Не меньше 10 шт.');
    expect(quantityReason(12, rules)).toBe('Продаётся упаковками по 5 шт.');
  });
});

describe('limitText', () => {
  const rules = { packSize: 5, minQuantity: 10, maxQuantity: 33 };

  it('says why there is no more than the last full pack', () => {
    expect(limitText(25, rules)).toBeNull();
    expect(limitText(30, rules)).toBe('В наличии 30 шт.: больше заказать нельзя');
  });
});
