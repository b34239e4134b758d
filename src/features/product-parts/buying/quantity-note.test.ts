import { describe, expect, it } from 'vitest';
import { quantityNote } from './quantity-note.ts';

const note = (packSize: number, minQuantity: number) =>
  quantityNote({ packSize, minQuantity, maxQuantity: 100 })?.replaceAll('\u00a0', ' ');

describe('quantityNote', () => {
  it('states pack size and minimum, if there are any', () => {
    expect(note(1, 1)).toBeUndefined();
    expect(note(10, 1)).toBe('Продаётся упаковками по 10 шт.');
    expect(note(1, 3)).toBe('Продаётся от 3 шт.');
    expect(note(10, 15)).toBe('Продаётся упаковками по 10 шт., от 20 шт.');
  });
});
