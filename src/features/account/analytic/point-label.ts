import type { AnalyticGrouping } from '#generated/api/model/analyticGrouping.ts';
import type { AnalyticPoint } from '#generated/api/model/analyticPoint.ts';

/** «03.2026» for a month, «02.03» for a day, «02.03–08.03» for a week. */
export function pointLabel({ from, to }: AnalyticPoint, grouping: AnalyticGrouping): string {
  const day = (iso: string) => `${iso.slice(8)}.${iso.slice(5, 7)}`;
  if (grouping === 'Month') return `${from.slice(5, 7)}.${from.slice(0, 4)}`;
  return from === to ? day(from) : `${day(from)}–${day(to)}`;
}
