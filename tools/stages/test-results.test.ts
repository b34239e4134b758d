import { expect, test } from 'vitest';
import { countPlaywright, flakyTests, MAX_FLAKY } from './test-results.ts';

const stats = (expected: number, unexpected: number, flaky: number) => ({
  stats: { expected, unexpected, flaky },
  suites: [],
});

test('flaky browser tests: count as passed while they are few', () => {
  expect(countPlaywright(stats(10, 0, MAX_FLAKY))).toEqual({ passed: 10 + MAX_FLAKY, failed: 0 });
  expect(countPlaywright(stats(10, 2, 1))).toEqual({ passed: 11, failed: 2 });
});

test('flaky browser tests: count as failed once they are many', () => {
  const many = MAX_FLAKY + 1;
  expect(countPlaywright(stats(10, 2, many))).toEqual({ passed: 10, failed: 2 + many });
});

test('flaky browser tests: are named with the first line of their first error', () => {
  const flaky = {
    title: 'cart: keeps a line',
    tests: [{ status: 'flaky', results: [{ error: { message: 'Lost\nat line 1' } }, {}] }],
  };
  const steady = { title: 'cart: opens', tests: [{ status: 'expected', results: [{}] }] };
  const file = 'cart.spec.ts';
  const suites = [{ file, specs: [steady], suites: [{ file, specs: [flaky] }] }];
  expect(flakyTests({ suites })).toEqual(['cart.spec.ts: cart: keeps a line: Lost']);
});
