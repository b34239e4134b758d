import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from './value-order.ts';

describe('compareValues', () => {
  it.each([
    ['clothing sizes', ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', 'XXXXL']],
    ['sizes inside a text', ['размер XS', 'размер S', 'размер M', 'размер L', 'размер XL']],
    ['sizes in Cyrillic letters', ['S', 'М', 'L', 'ХL', 'ХХL']],
    ['joined sizes', ['XS/S', 'S/M', 'M/L', 'L/XL']],
    ['sizes with a color', ['S голубые', 'S розовые', 'M голубые', 'XL голубые']],
    ['ISO sizes', ['06', '08', '10', '15', '80', '100', '140']],
    ['named ISO sizes', ['ISO 008', 'ISO 010', 'ISO 100']],
    ['shades', ['A1', 'A2', 'A3', 'A3,5', 'A4', 'B1', 'B2', 'C2', 'D2', 'OA2']],
    ['shades with a point', ['A3', 'A3.5', 'A4']],
    ['retractor sizes of zeros', ['000', '00', '0', '1', '2']],
    ['parts of an inch', ['1/8"', '3/16"', '1/4"', '5/16"']],
    ['volumes', ['50 мкл', '2 мл', '10 мл', '500 мл', '1 л', '1,5 л']],
    ['weights', ['9 г', '13,5 г', '453 г', '0,5 кг', '3 кг']],
    ['lengths', ['300 мкм', '0,5 мм', '25 мм', '3 см', '1 м', '10 м']],
    ['areas', ['100 × 200 мм', '14 × 20 см', '33 × 45 см', '33 × 55 см']],
    ['thousands', ['500 шт.', '1 000 шт.', '10 000 шт.']],
    ['grit', ['сверхмелкая', 'мелкая', 'средняя', 'крупная']],
    ['hardness', ['мягкая', 'средняя', 'жёсткая']],
    ['platforms', ['узкая', 'стандартная', 'широкая']],
    ['words', ['голубые', 'ёлочка', 'жемчуг', 'Розовые', 'чёрные']],
  ])('sorts %s by meaning', (_what, sorted) => {
    expect(sorted.toReversed().toSorted(compareValues)).toEqual(sorted);
    expect(sorted.toSorted().toSorted(compareValues)).toEqual(sorted);
  });

  it('is a total order of any texts', () => {
    const piece = fc.constantFrom('XS', 'M', 'м', 'A', '3', '3,5', '08', 'мм', '×', '/', 'мягкая');
    const value = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 5 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(Math.sign(compareValues(b, a)) * -1 || 0);
        expect(compareValues(a, b) === 0).toBe(a === b);
        if (compareValues(a, b) < 0 && compareValues(b, c) < 0) {
          expect(compareValues(a, c)).toBeLessThan(0);
        }
      }),
    );
  });
});
