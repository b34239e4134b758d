import { describe, expect, it } from 'vitest';
import { variantGroups } from './variants.ts';

function variant(id: string, options: Record<string, string>, available = true) {
  return {
    id,
    slug: `slug-${id}`,
    name: `Товар ${id}`,
    options: Object.entries(options).map(([name, value]) => ({ name, value })),
    image: null,
    price: 100,
    stockLevel: available ? ('Many' as const) : ('Unavailable' as const),
    available,
  };
}

describe('variants of a family', () => {
  const family = [
    variant('1', { Оттенок: 'A1', Объём: '4 г' }),
    variant('2', { Оттенок: 'A2', Объём: '4 г' }),
    variant('3', { Оттенок: 'A2', Объём: '8 г' }),
    variant('4', { Оттенок: 'A3', Объём: '8 г' }, false),
  ];

  it('are grouped by option, with the product’s own value marked', () => {
    const groups = variantGroups(family, '2');
    expect(groups.map(({ name, value }) => [name, value])).toEqual([
      ['Оттенок', 'A2'],
      ['Объём', '4 г'],
    ]);
    expect(groups[0]?.choices.map(({ value, current }) => [value, current])).toEqual([
      ['A1', false],
      ['A2', true],
      ['A3', false],
    ]);
  });

  it('link to the variant nearest to the current one', () => {
    const [shades, volumes] = variantGroups(family, '3');
    expect(shades?.choices.map(({ variant: { id } }) => id)).toEqual(['1', '3', '4']);
    expect(volumes?.choices.map(({ variant: { id } }) => id)).toEqual(['2', '3']);
  });

  it('prefer one that can be ordered', () => {
    const twins = [
      variant('1', { Размер: 'S' }),
      variant('2', { Размер: 'M' }, false),
      variant('3', { Размер: 'M' }),
    ];
    expect(variantGroups(twins, '1')[0]?.choices[1]?.variant.id).toBe('3');
  });

  it('are empty for a single product or a single value', () => {
    expect(variantGroups([], '1')).toEqual([]);
    expect(variantGroups([variant('1', { Оттенок: 'A1' })], '1')).toEqual([]);
  });
});
