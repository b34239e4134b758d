import { Suspense } from 'react';
import type { Analytic } from '#generated/api/model/analytic.ts';
import type { AnalyticGrouping } from '#generated/api/model/analyticGrouping.ts';
import type { AnalyticShare } from '#generated/api/model/analyticShare.ts';
import tables from '#src/features/account/analytic/chart/SumTable.module.css';
import { SumTable } from '#src/features/account/analytic/chart/SumTable.tsx';
import classes from '#src/features/account/analytic/chart/TimeChart.module.css';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { AnalyticTotals } from './AnalyticTotals.tsx';
import { pointLabel } from './point-label.ts';

// The chart library is 20 kB that the tables do without.
const TimeChart = lazyComponent(
  async () => (await import('#src/features/account/analytic/chart/TimeChart.tsx')).TimeChart,
);

interface AnalyticSummaryProps {
  analytic: Analytic;
  grouping?: AnalyticGrouping | undefined;
}

const times: Readonly<Record<AnalyticGrouping, { title: string; property: string }>> = {
  Day: { title: 'По дням', property: 'День' },
  Week: { title: 'По неделям', property: 'Неделя' },
  Month: { title: 'По месяцам', property: 'Месяц' },
};

/** Totals of the period, a chart over time, and tables by category, brand, buyer and tag. */
export function AnalyticSummary({ analytic, grouping = 'Month' }: AnalyticSummaryProps) {
  const { points, categories, brands, customers, buyers = [], tags, totals } = analytic;
  const time = times[grouping];
  const rows = points.map((point) => ({
    ...point,
    key: point.from,
    name: pointLabel(point, grouping),
  }));
  const chart = (
    <Suspense fallback={<div className={classes.expected} />}>
      <TimeChart title={time.title} rows={rows} />
    </Suspense>
  );
  return (
    <>
      <AnalyticTotals analytic={analytic} />
      <SumTable id="analytic-times" {...time} rows={rows} chart={chart} />
      <div className={tables.beside}>
        {shareTables.map(({ part, least, ...texts }) => {
          const shares = { categories, brands, customers, buyers, tags }[part];
          if (shares.length < least) return null;
          return (
            <SumTable
              key={part}
              id={`analytic-${part}`}
              {...texts}
              rows={rowsOf(shares)}
              total={totals.amount}
            />
          );
        })}
      </div>
    </>
  );
}

/** A table with a single buyer would repeat the totals. */
const shareTables = [
  { part: 'categories', title: 'По категориям', property: 'Категория', least: 1 },
  { part: 'brands', title: 'По брендам', property: 'Бренд', least: 1 },
  { part: 'customers', title: 'По покупателям', property: 'Покупатель', least: 2 },
  { part: 'buyers', title: 'По сотрудникам', property: 'Кто заказал', least: 2 },
  { part: 'tags', title: 'По меткам', property: 'Метка', least: 1 },
] as const;

function rowsOf(shares: readonly AnalyticShare[]) {
  return shares.map((share) => ({ ...share, key: share.id ?? `other ${share.name}` }));
}
