import { describe, expect, it } from 'vitest';
import type { Brand } from '#generated/api/model/brand.ts';
import { brandGroups, largestBrands } from './brand-letters.ts';

function brand(name: string): Brand {
  return { id: name, name, slug: name, country: null, logo: null, productCount: 1 };
}

function letters(...names: string[]): string[] {
  return brandGroups(names.map(brand)).map(({ letter }) => letter);
}

describe('brandGroups', () => {
  it('puts Russian letters first, then Latin ones, then the rest', () => {
    expect(letters('3D-Дент', 'Vita', 'Эстерион', 'Асепта')).toEqual(['А', 'Э', 'V', '0–9']);
  });

  it('ignores case, and treats ё as е', () => {
    const groups = brandGroups([brand('ёлка'), brand('Енот'), brand('еж')]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ letter: 'Е', anchor: 'brands-Е' });
    expect(groups[0]?.brands.map(({ name }) => name)).toEqual(['ёлка', 'Енот', 'еж']);
  });

  it('returns no empty groups', () => {
    expect(brandGroups([])).toEqual([]);
  });
});

describe('largestBrands', () => {
  const many = Array.from({ length: 24 }, (_, place) => ({
    ...brand(`Бренд ${place}`),
    productCount: place,
  }));

  it('are the twelve with most products, the largest first', () => {
    const counts = largestBrands(many).map(({ productCount }) => productCount);
    expect(counts).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12]);
  });

  it('are empty for a short index', () => {
    expect(largestBrands(many.slice(1))).toEqual([]);
  });
});
