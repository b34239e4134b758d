import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isInPacks,
  isMeantAsQuantity,
  MAX_READ_QUANTITY,
  readQuantity,
  splitQuantity,
} from './quantity.ts';

describe('readQuantity', () => {
  it.each([
    ['7', 7],
    ['7 шт', 7],
    ['7шт.', 7],
    ['2 уп', 2],
    ['2 упак.', 2],
    ['12 упаковок', 12],
    ['3 pcs', 3],
    ['2,00', 2],
    ['2.0', 2],
    ['2,000', 2],
    ["'5", 5],
    ['1 000', 1000],
    ['1\u00a0000 шт.', 1000],
    ['1 000,00', 1000],
    ['1,234.00', 1234],
    ['1.234,00', 1234],
    ['1.234.567', 1_234_567],
    ['05', 5],
    ['x3', 3],
    ['X 3', 3],
    ['×3', 3],
    ['х3', 3],
    ['3х', 3],
    ['3 x', 3],
    ['3×', 3],
    ['x3 шт', 3],
  ])('reads %j', (cell, quantity) => {
    expect(readQuantity(cell)).toEqual({ quantity, problem: null });
  });

  it.each([
    ['пять', 'Количество «пять» не число: укажите целое от 1'],
    ['1e3', 'Количество «1e3» не число: укажите целое от 1'],
    ['5 кг', 'Количество «5 кг» не число: укажите целое от 1'],
    ['2x3', 'Количество «2x3» не число: укажите целое от 1'],
    ['1 2', 'Количество «1 2» не число: укажите целое от 1'],
    ['10-12', 'Количество «10-12» не число: укажите целое от 1'],
    ['01.02.2026', 'Количество «01.02.2026» не число: укажите целое от 1'],
    ['2,5', 'Количество «2,5» не целое: укажите целое от 1'],
    ['1,500', 'Количество «1,500» не целое: укажите целое от 1'],
    ['-3', 'Количество «-3» меньше 1: укажите целое от 1'],
    ['0', 'Количество «0» меньше 1: укажите целое от 1'],
    ['9999999999', 'Количество «9999999999» слишком велико: укажите целое от 1'],
    ['1.000', 'Не ясно, «1.000» – это 1 или 1 000: укажите количество'],
    ['12.000 шт', 'Не ясно, «12.000 шт» – это 12 или 12 000: укажите количество'],
    [' ', 'Количество не указано: укажите целое от 1'],
  ])('says what is wrong with %j', (cell, problem) => {
    expect(readQuantity(cell)).toEqual({ quantity: null, problem });
  });

  it('reads whole numbers as they are written, and nothing into other texts', () => {
    const unit = fc.constantFrom('', ' шт', 'шт.', ' уп.', ' упак', ' pcs');
    const zeros = fc.constantFrom('', ',0', '.00');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_READ_QUANTITY }),
        zeros,
        unit,
        (number, more, name) => {
          expect(readQuantity(`${number}${more}${name}`).quantity).toBe(number);
          const grouped = String(number).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
          expect(readQuantity(`${grouped}${more}${name}`).quantity).toBe(number);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 .,-+eEшт') }), (text) => {
        const { quantity } = readQuantity(text);
        // What was read is made of the digits that are there, in their order.
        if (quantity !== null) {
          expect(text.replace(/[.,]0*\D*$/, '').replace(/\D/g, '')).toMatch(
            new RegExp(`^0*${quantity}$`),
          );
        }
      }),
    );
  });
});

describe('splitQuantity', () => {
  it.each([
    ['LV-1009-03 4', { text: 'LV-1009-03', amount: '4', hasUnit: false }],
    ['LV-1009-03  4 шт.', { text: 'LV-1009-03', amount: '4 шт.', hasUnit: true }],
    ['LV-1009-03 4шт', { text: 'LV-1009-03', amount: '4шт', hasUnit: true }],
    ['LV-1009-03 – 4', { text: 'LV-1009-03', amount: '4', hasUnit: false }],
    ['LV-1009-03 x 4', { text: 'LV-1009-03', amount: '4', hasUnit: false }],
    ['LV-1009-03 x3', { text: 'LV-1009-03', amount: 'x3', hasUnit: false }],
    ['LV-1009-03 3х', { text: 'LV-1009-03', amount: '3х', hasUnit: false }],
    ['LV-1009-03 ×3', { text: 'LV-1009-03', amount: '×3', hasUnit: false }],
    ['LV-1009-03 3 x', { text: 'LV-1009-03', amount: '3 x', hasUnit: false }],
    ['Композит x3', { text: 'Композит', amount: 'x3', hasUnit: true }],
    ['Салфетки 10 x4', { text: 'Салфетки 10', amount: 'x4', hasUnit: false }],
    ['LV-1009-03;4', { text: 'LV-1009-03', amount: '4', hasUnit: false }],
    ['LV-1009-03: 4', { text: 'LV-1009-03', amount: '4', hasUnit: false }],
    ['LV-1009-03 -3', { text: 'LV-1009-03', amount: '-3', hasUnit: false }],
    ['LV-1009-03 2,5', { text: 'LV-1009-03', amount: '2,5', hasUnit: false }],
    ['LV-1009-03 пять', { text: 'LV-1009-03', amount: 'пять', hasUnit: false }],
    ['LV-1009-03', null],
    ['Композит', null],
    ['4', null],
  ])('takes %j apart', (line, parts) => {
    expect(splitQuantity(line)).toEqual(parts);
  });
});

it('isInPacks: distinguishes packs from pieces and other units of sale', () => {
  const packs = ['5 уп', '5уп.', '2 упаковки', '3 пачки', '1 коробка', '4 box', 'упак.', 'Уп'];
  expect(packs.filter((cell) => !isInPacks(cell))).toEqual([]);
  const others = ['5', '5 шт', '2 компл.', '3 пары', '1 набор', '7 pcs', 'группа', 'x3', ''];
  expect(others.filter(isInPacks)).toEqual([]);
});

it('isMeantAsQuantity: distinguishes invalid quantities from names and codes', () => {
  expect(['7', '-3', '1e3', '2,5', 'пять', '7 шт', '0'].every(isMeantAsQuantity)).toBe(true);
  expect(['LV-1009', 'Композит', 'шт', 'x', '', 'A3'].some(isMeantAsQuantity)).toBe(false);
});
