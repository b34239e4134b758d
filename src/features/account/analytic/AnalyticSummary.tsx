import { SimpleGrid } from '@mantine/core';
import type { Analytic } from '#generated/api/model/analytic.ts';
import type { AnalyticGrouping } from '#generated/api/model/analyticGrouping.ts';
import type { AnalyticShare } from '#generated/api/model/analyticShare.ts';
import { AnalyticTotals } from './AnalyticTotals.tsx';
import { pointLabel } from './point-label.ts';
import { SumTable } from './SumTable.tsx';

interface AnalyticSummaryProps {
  analytic: Analytic;
  grouping?: AnalyticGrouping | undefined;
}

const times: Readonly<Record<AnalyticGrouping, { title: string; property: string }>> = {
  Day: { title: 'По дням', property: 'День' },
  Week: { title: 'По неделям', property: 'Неделя' },
  Month: { title: 'По месяцам', property: 'Месяц' },
};

/** Totals of the period, and tables by time, category, brand, buyer and tag. */
export function AnalyticSummary({ analytic, grouping = 'Month' }: AnalyticSummaryProps) {
  const { points, categories, brands, customers, tags } = analytic;
  return (
    <>
      <AnalyticTotals analytic={analytic} />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <SumTable
          id="analytic-times"
          {...times[grouping]}
          rows={points.map((point) => ({
            ...point,
            key: point.from,
            name: pointLabel(point, grouping),
          }))}
        />
        <SumTable
          id="analytic-categories"
          title="По категориям"
          property="Категория"
          rows={rowsOf(categories)}
        />
        <SumTable id="analytic-brands" title="По брендам" property="Бренд" rows={rowsOf(brands)} />
        {customers.length > 1 && (
          <SumTable
            id="analytic-customers"
            title="По покупателям"
            property="Покупатель"
            rows={rowsOf(customers)}
          />
        )}
        <SumTable id="analytic-tags" title="По меткам" property="Метка" rows={rowsOf(tags)} />
      </SimpleGrid>
    </>
  );
}

function rowsOf(shares: readonly AnalyticShare[]) {
  return shares.map((share) => ({ ...share, key: share.id ?? `other ${share.name}` }));
}
