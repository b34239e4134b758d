import { describe, expect, it } from 'vitest';
import { compareGroups, compareRows } from './compare-rows.ts';

function item(id: string, attributes: Record<string, string>) {
  const product = {
    id,
    marketID: id,
    name: `Товар ${id}`,
    slug: `tovar-${id}`,
    images: [],
    vendorCode: `A-${id}`,
    manufacturerCode: null,
    weight: null,
    brand: { id: 'b', name: 'Эстерион', slug: 'b' },
    category: { id: 'c', name: 'Композиты', slug: 'c' },
    price: 100,
    priceWithoutDiscount: 100,
    discountPercent: 0,
    stockLevel: 'Many' as const,
    available: true,
    saleForbidden: false,
    unavailability: null,
    packSize: 1,
    minQuantity: 1,
    maxQuantity: 10,
    isNew: false,
    rating: null,
    feedbackCount: 0,
    variantCount: 1,
    isFavorite: false,
    isCompared: false,
  };
  return {
    product,
    country: 'Россия',
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value, unit: null })),
  };
}

const group = {
  category: { id: 'c', name: 'Композиты', slug: 'c' },
  products: [item('1', { Оттенок: 'A1', Объём: '4' }), item('2', { Оттенок: 'A2', Объём: '4' })],
  attributeNames: ['Оттенок', 'Объём', 'Цвет'],
};

describe('comparison table', () => {
  it('marks rows that differ and omits empty ones', () => {
    expect(compareRows(group).map(({ name, differs }) => [name, differs])).toEqual([
      ['Бренд', false],
      ['Артикул', true],
      ['Страна производства', false],
      ['Оттенок', true],
      ['Объём', false],
    ]);
  });

  it('omits removed products and empty groups', () => {
    expect(compareGroups([group], ['2'])[0]?.products.map(({ product }) => product.id)).toEqual([
      '2',
    ]);
    expect(compareGroups([group], [])).toEqual([]);
  });

  it('has groups and products in the order in which they were added', () => {
    const other = {
      ...group,
      category: { id: 'd', name: 'Боры', slug: 'd' },
      products: [item('3', {})],
    };
    const groups = compareGroups([group, other], ['3', '2', '1']);
    expect(groups.map(({ products }) => products.map(({ product }) => product.id))).toEqual([
      ['3'],
      ['2', '1'],
    ]);
  });
});
