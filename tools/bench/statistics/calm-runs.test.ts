import { expect, it } from 'vitest';
import { calmest, needsMore } from './calm-runs.ts';

const run = (stolen: number, tbt: number) => ({ stolen, tbt });

it('calmest: selects the least disturbed runs regardless of their results', () => {
  const runs = [run(0.07, 60), run(0, 300), run(0.001, 200), run(0.02, 50)];
  expect(calmest(runs, 2).map(({ tbt }) => tbt)).toEqual([300, 200]);
  expect(calmest(runs, 9)).toHaveLength(4);
});

it('needsMore: repeats disturbed runs, at most doubling their number', () => {
  const runs = [run(0, 300), run(0.02, 50), run(0.005, 200)];
  expect(needsMore(runs, 2)).toBe(false);
  expect(needsMore(runs, 3)).toBe(true);
  expect(needsMore([...runs, ...runs.map(() => run(0.02, 50))], 3)).toBe(false);
});
