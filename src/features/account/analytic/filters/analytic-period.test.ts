import { describe, expect, it } from 'vitest';
import { analyticPeriod, groupingOf } from './analytic-period.ts';

const TODAY = '2026-03-15';

describe('analytic period', () => {
  it.each([
    [{}, '2025-04-01', '2026-03-15'],
    [{ period: 'month' }, '2026-03-01', '2026-03-31'],
    [{ period: 'lastMonth' }, '2026-02-01', '2026-02-28'],
    [{ period: 'quarter' }, '2026-01-01', '2026-03-31'],
    [{ period: 'lastQuarter' }, '2025-10-01', '2025-12-31'],
    [{ period: 'year' }, '2026-01-01', '2026-12-31'],
    [{ period: 'lastYear' }, '2025-01-01', '2025-12-31'],
    [{ from: '2026-03-10' }, '2026-03-10', '2026-03-15'],
    [{ from: '2026-05-10' }, '2026-05-10', '2026-05-10'],
    [{ to: '2025-12-31' }, '2025-01-01', '2025-12-31'],
    [{ from: '2026-02-02', to: '2026-02-01', period: 'year' }, '2026-02-01', '2026-02-02'],
  ] as const)('%j is from %s to %s', (chosen, from, to) => {
    expect(analyticPeriod(chosen, TODAY)).toEqual({ from, to });
  });

  it.each([
    ['2026-03-01', '2026-03-31', 'Day'],
    ['2026-02-28', '2026-03-31', 'Week'],
    ['2026-07-01', '2026-09-30', 'Week'],
    ['2026-07-01', '2026-10-01', 'Month'],
  ] as const)('%s to %s is shown by %s', (from, to, grouping) => {
    expect(groupingOf({ from, to })).toBe(grouping);
  });
});
