import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, rublesText, structuredScripts } from './structured-data.ts';

describe('structured data', () => {
  it('is JSON with its vocabulary as context', () => {
    const [script] = structuredScripts([{ '@type': 'Product', name: 'Бор «Алмаз»' }]);
    expect(script?.type).toBe('application/ld+json');
    expect(JSON.parse(script?.children ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Бор «Алмаз»',
    });
  });

  it('counts breadcrumbs from one', () => {
    const item = breadcrumbJsonLd([
      { name: 'Каталог', url: 'https://shop.example.ru/catalog' },
      { name: 'Боры', url: 'https://shop.example.ru/products?category=7' },
    ]);
    expect(item).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Каталог' },
        { position: 2, item: 'https://shop.example.ru/products?category=7' },
      ],
    });
  });

  it('writes prices with kopecks', () => {
    expect(rublesText(118_000)).toBe('1180.00');
    expect(rublesText(5)).toBe('0.05');
  });
});
