import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('benchmark options', () => {
  it('default to all parts, five runs, and a new shop', () => {
    expect(readOptions([])).toEqual({
      parts: [
        'size',
        'interactions',
        'latency',
        'buyers',
        'catalog',
        'analytics',
        'orders',
        'lighthouse',
      ],
      runs: 5,
      products: 50_000,
      orders: 100_000,
      url: null,
    });
  });

  it('select the size of the large catalog', () => {
    expect(readOptions(['--only', 'catalog', '--products', '500000'])).toMatchObject({
      parts: ['catalog'],
      products: 500_000,
    });
  });

  it('select the number of orders', () => {
    expect(readOptions(['--only', 'orders', '--orders', '1000000'])).toMatchObject({
      parts: ['orders'],
      orders: 1_000_000,
    });
  });

  it('select parts, runs and a shop', () => {
    const options = readOptions(['--only', 'size', '--runs', '3', '--url', 'http://a.example/']);
    expect(options).toMatchObject({ parts: ['size'], runs: 3, url: 'http://a.example' });
  });

  it.each([
    ['--only', 'speed'],
    ['--runs', '0'],
    ['--runs', 'two'],
    ['--products', '20'],
    ['--orders', '2000'],
    ['--url', 'shop'],
  ])('reject %s %s', (flag, value) => {
    expect(() => readOptions([flag, value])).toThrow(value);
  });
});
