import { expect, it } from 'vitest';
import { calmest, isEnough } from './calm-runs.ts';

const run = (stolen: number, tbt: number) => ({ stolen, tbt });

it('keeps the runs that the host disturbed least, whatever they have shown', () => {
  const runs = [run(0.07, 60), run(0, 300), run(0.001, 200), run(0.02, 50)];
  expect(calmest(runs, 2).map(({ tbt }) => tbt)).toEqual([300, 200]);
  expect(calmest(runs, 9)).toHaveLength(4);
});

it('has enough when so many runs were calm', () => {
  const runs = [run(0, 300), run(0.02, 50), run(0.005, 200)];
  expect(isEnough(runs, 2)).toBe(true);
  expect(isEnough(runs, 3)).toBe(false);
});
