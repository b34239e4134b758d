import { expect, it } from 'vitest';
import { writeReport } from './report.ts';

it('report: shows pages as multiples of the floor and omits unmeasured parts', () => {
  const page = (lcp: number) => ({
    score: 99,
    fcp: lcp,
    lcp,
    tbt: 12,
    cls: 0,
    bytes: 150_000,
    pace: 1_500,
    stolen: 0,
  });
  const report = writeReport({
    notes: ['2 × processor'],
    date: new Date('2026-11-21T10:00:00Z'),
    runs: 5,
    lighthouse: new Map([
      ['static page', page(750)],
      ['React alone', page(1_200)],
      ['product', page(1_500)],
    ]),
  });
  expect(report).toContain('2026-11-21');
  expect(report).toContain(
    '| product | 99 | 1.50 s | 1.50 s | 12 ms | 0.000 | 150.0 kB | 1500 | 0.0 % |',
  );
  expect(report).toContain('| product | 2.0× | 2.0× | 1.3× | 1.3× |');
  expect(report).not.toContain('16 connections');
});

it('report: shows a long history by database and call', () => {
  const report = writeReport({
    notes: [],
    date: new Date('2026-11-21T10:00:00Z'),
    runs: 5,
    longHistory: new Map([['PostgreSQL', new Map([['purchases', { p50: 41.4, p95: 58 }]])]]),
  });
  expect(report).toContain('| PostgreSQL: purchases | 41 ms | 58 ms |');
});

it('report: shows the large catalog by database and call', () => {
  const latency = { p50: 9, p95: 24.4, p99: 48, rate: 1351.2, failures: 0, variants: 144 };
  const report = writeReport({
    notes: [],
    date: new Date('2026-11-21T10:00:00Z'),
    runs: 5,
    largeCatalog: {
      products: 500_000,
      imports: new Map([['PGlite', 181.6]]),
      calls: new Map([['PGlite', new Map([['facet counts', latency]])]]),
    },
  });
  expect(report).toContain('## 500,000 products');
  expect(report).toContain('PGlite: imported in 182 s');
  expect(report).toContain('| PGlite: facet counts | 9.0 ms | 24 ms | 48 ms | 1351 | 144 | 0 |');
});

it('report: shows how many carts and orders a second has', () => {
  const report = writeReport({
    notes: [],
    date: new Date('2026-11-27T10:00:00Z'),
    runs: 5,
    manyBuyers: new Map([['confirm an order', { p50: 48.2, p99: 110, rate: 312.4, failures: 0 }]]),
  });
  expect(report).toContain('| confirm an order | 48 ms | 110 ms | 312 | 0 |');
});
