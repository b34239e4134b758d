import { describe, expect, it } from 'vitest';
import { cutPeriod, periodBefore, periodOf } from './moscow-periods.ts';

/** Already the 15th in Moscow. */
const NOW = new Date('2026-03-14T21:30:00Z');
const reasonOf = (work: () => unknown) => {
  try {
    work();
  } catch (problem) {
    return (problem as { reason: string }).reason;
  }
  return 'fits';
};

describe('the period', () => {
  it.each([
    [{}, '2025-04-01', '2026-03-15'],
    [{ to: '2025-12-31' }, '2025-01-01', '2025-12-31'],
    [{ from: '2026-01-10' }, '2026-01-10', '2026-03-15'],
    [{ from: '2027-01-01' }, '2027-01-01', '2027-01-01'],
    [{ from: '2023-03-01', to: '2026-03-01' }, '2023-03-01', '2026-03-01'],
  ])('%j is from %s to %s', (requested, from, to) => {
    expect(periodOf(requested, NOW)).toEqual({ from, to });
  });

  it.each([
    [{ from: '2026-02-02', to: '2026-02-01' }, 'PeriodInvalid'],
    [{ from: '2023-03-01', to: '2026-03-02' }, 'PeriodTooLong'],
    [{ from: '2020-01-01' }, 'PeriodTooLong'],
  ])('%j is rejected: %s', (requested, reason) => {
    expect(reasonOf(() => periodOf(requested, NOW))).toBe(reason);
  });
});

describe('the period before', () => {
  it.each([
    // Whole months, a quarter, a year.
    ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['2025-10-01', '2025-12-31', '2025-07-01', '2025-09-30'],
    ['2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
    // Not over yet: up to the same day of the month.
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-15'],
    ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-15'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-03-15'],
    ['2025-04-01', '2026-03-15', '2024-04-01', '2025-03-15'],
    // As many days.
    ['2026-03-02', '2026-03-08', '2026-02-23', '2026-03-01'],
    ['2026-02-01', '2026-02-01', '2026-01-31', '2026-01-31'],
    ['2025-12-15', '2026-01-14', '2025-11-14', '2025-12-14'],
  ])('%s to %s is compared with %s to %s', (from, to, first, last) => {
    expect(periodBefore({ from, to }, NOW)).toEqual({ from: first, to: last });
  });

  it('ends on the last day of a shorter month', () => {
    const march30 = new Date('2026-03-30T09:00:00Z');
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(periodBefore(march, march30)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });
});

describe('points', () => {
  it('are months, cut at both ends', () => {
    expect(cutPeriod({ from: '2026-01-20', to: '2026-03-05' }, 'Month')).toEqual([
      { from: '2026-01-20', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-05' },
    ]);
  });

  it('are weeks from Monday', () => {
    expect(cutPeriod({ from: '2026-03-01', to: '2026-03-10' }, 'Week')).toEqual([
      { from: '2026-03-01', to: '2026-03-01' },
      { from: '2026-03-02', to: '2026-03-08' },
      { from: '2026-03-09', to: '2026-03-10' },
    ]);
  });

  it('are days, four hundred at the most', () => {
    expect(cutPeriod({ from: '2025-01-01', to: '2026-02-04' }, 'Day')).toHaveLength(400);
    const tooLong = { from: '2025-01-01', to: '2026-02-05' };
    expect(reasonOf(() => cutPeriod(tooLong, 'Day'))).toBe('TooManyPoints');
  });
});
