import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('spreading a sum', () => {
  it('gives the odd kopecks to the largest remainders', () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spread(10, [5, 3, 1])).toEqual([6, 3, 1]);
  });

  it('gives nothing without weights', () => {
    expect(spread(50, [0, 10, 0])).toEqual([0, 50, 0]);
    expect(spread(50, [0, 0])).toEqual([0, 0]);
  });

  it('adds up to the kopeck and stays within the weights, also for huge sums', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 500; round += 1) {
      const weights = Array.from({ length: 1 + random(30) }, () => random(2_000_000_000));
      const amount = Math.floor(sum(weights) * (random(1001) / 1000));
      const shares = spread(amount, weights);
      expect(sum(shares)).toBe(sum(weights) === 0 ? 0 : amount);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
      }
    }
  });
});
