import { SimpleGrid, Text } from '@mantine/core';
import type { Analytic } from '#generated/api/model/analytic.ts';
import type { AnalyticShare } from '#generated/api/model/analyticShare.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { SumTable } from './SumTable.tsx';

/** Totals of the period, and tables by month, category, brand, buyer and tag. */
export function AnalyticSummary({ analytic }: { analytic: Analytic }) {
  const { from, to, totals, points, categories, brands, customers, tags } = analytic;
  const facts = [
    ['Сумма', formatMoney(totals.amount)],
    ['Заказов', formatNumber(totals.orderCount)],
    ['Штук', formatNumber(totals.quantity)],
    ['Сэкономлено', formatMoney(totals.discount)],
    ['Средний заказ', totals.averageOrder === null ? '–' : formatMoney(totals.averageOrder)],
  ] as const;
  return (
    <>
      <Section id="analytic-totals" title={`С ${formatDate(from)} по ${formatDate(to)}`}>
        <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} component="dl" m={0}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <Text component="dt" size="sm" c="dimmed">
                {name}
              </Text>
              <Text component="dd" fw={600} m={0}>
                {value}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </Section>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <SumTable
          id="analytic-months"
          title="По месяцам"
          property="Месяц"
          rows={points.map(({ from: first, quantity, amount }) => ({
            key: first,
            name: `${first.slice(5, 7)}.${first.slice(0, 4)}`,
            quantity,
            amount,
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
  return shares.map(({ id, name, quantity, amount }) => ({
    key: id ?? `other ${name}`,
    name,
    quantity,
    amount,
  }));
}
