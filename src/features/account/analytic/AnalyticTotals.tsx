import { SimpleGrid, Text } from '@mantine/core';
import type { Analytic } from '#generated/api/model/analytic.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Change } from './Change.tsx';

const asMoney = (value: number | null) => (value === null ? '–' : formatMoney(value));
const asNumber = (value: number | null) => formatNumber(value ?? 0);

const facts = [
  ['Сумма', 'amount', asMoney],
  ['Заказов', 'orderCount', asNumber],
  ['Штук', 'quantity', asNumber],
  ['Сэкономлено', 'discount', asMoney],
  ['Средний заказ', 'averageOrder', asMoney],
] as const;

/** Totals of the period, each with its change against the period before. */
export function AnalyticTotals({ analytic }: { analytic: Analytic }) {
  const { from, to, totals, previous } = analytic;
  const isCompared = previous.totals.orderCount > 0;
  const before = `с ${formatDate(previous.from)} по ${formatDate(previous.to)}`;
  return (
    <Section id="analytic-totals" title={`С ${formatDate(from)} по ${formatDate(to)}`}>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} component="dl" m={0}>
        {facts.map(([name, field, format]) => (
          <div key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" fw={600} m={0}>
              {format(totals[field])}
            </Text>
            {isCompared && (
              <Text component="dd" m={0}>
                <Change amount={totals[field] ?? 0} previous={previous.totals[field] ?? 0} />
              </Text>
            )}
          </div>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {isCompared
          ? `Изменение – к сроку ${before}; «–» – тогда покупок не было.`
          : `Сравнить не с чем: ${before} покупок не было.`}
      </Text>
    </Section>
  );
}
