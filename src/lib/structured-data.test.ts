import { describe, expect, it } from 'vitest';
import { breadcrumbThing, roublesText, structuredScripts } from './structured-data.ts';

describe('Structured data', () => {
  it('is JSON that names its vocabulary', () => {
    const [script] = structuredScripts([{ '@type': 'Product', name: 'Бор «Алмаз»' }]);
    expect(script?.type).toBe('application/ld+json');
    expect(JSON.parse(script?.children ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Бор «Алмаз»',
    });
  });

  it('counts the steps of a path from one', () => {
    const thing = breadcrumbThing([
      { name: 'Каталог', url: 'https://shop.example.ru/catalog' },
      { name: 'Боры', url: 'https://shop.example.ru/products?category=7' },
    ]);
    expect(thing).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Каталог' },
        { position: 2, item: 'https://shop.example.ru/products?category=7' },
      ],
    });
  });

  it('writes prices with kopecks', () => {
    expect(roublesText(118_000)).toBe('1180.00');
    expect(roublesText(5)).toBe('0.05');
  });
});
