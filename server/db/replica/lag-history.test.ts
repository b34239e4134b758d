import { expect, it } from 'vitest';
import { LagHistory } from './lag-history.ts';

function historyOf(samples: readonly (readonly [position: number, at: number])[]): LagHistory {
  const history = new LagHistory();
  for (const [position, at] of samples) history.note(position, at);
  return history;
}

it('does not know a lag before the first sample', () => {
  expect(historyOf([]).lagOf(100, 0)).toBe(Number.POSITIVE_INFINITY);
});

it('finds no lag in a copy that has everything, however old the last change is', () => {
  const history = historyOf([
    [100, 0],
    [100, 60_000],
  ]);
  expect(history.lagOf(100, 61_000)).toBe(0);
});

it('counts from the last sample that the copy has', () => {
  const history = historyOf([
    [100, 0],
    [200, 1000],
    [300, 2000],
    [400, 3000],
  ]);
  expect(history.lagOf(250, 3500)).toBe(2500);
  expect(history.lagOf(400, 3500)).toBe(0);
});

it('says of a copy behind all samples that its lag has no bound', () => {
  expect(historyOf([[200, 0]]).lagOf(100, 1000)).toBe(Number.POSITIVE_INFINITY);
});

it('reaches ten minutes back', () => {
  const samples = Array.from({ length: 1000 }, (_, second) => [second, second * 1000] as const);
  const history = historyOf(samples);
  expect(history.lagOf(398, 1_000_000)).toBe(Number.POSITIVE_INFINITY);
  expect(history.lagOf(500, 1_000_000)).toBe(500_000);
});
