import type { QueryClient } from '@tanstack/react-query';
import type { Analytic } from '#generated/api/model/analytic.ts';
import type { AnalyticFilter } from '#generated/api/model/analyticFilter.ts';
import type { AnalyticTotals } from '#generated/api/model/analyticTotals.ts';
import { getGetAnalyticQueryOptions } from '#generated/api/profile/get-analytic.ts';
import { formatDate } from '#src/lib/dates.ts';
import { fetchAllPages } from '#src/lib/fetch-all-pages.ts';
import type { Cell, Sheet } from '#src/lib/xlsx-parts.ts';
import type { Workbook } from '#src/ui/kit/list/workbook.ts';
import { changeText } from './change-text.ts';
import { chosenFilters } from './chosen-filters.ts';
import { pointLabel } from './point-label.ts';
import type { AnalyticFilterControl } from './use-analytic-filter.ts';

const MAX_ROWS = 2000;
const PAGE_SIZE = 100;

/** All products of the period that match the filter, and on a second sheet everything above them. */
export async function analyticWorkbook(
  client: QueryClient,
  control: AnalyticFilterControl,
  filter: AnalyticFilter,
): Promise<Workbook> {
  const read = (page: number) =>
    client.fetchQuery({
      ...getGetAnalyticQueryOptions({ ...filter, page, pageSize: PAGE_SIZE }),
      gcTime: 0,
    });
  const first = await read(1);
  const items = await fetchAllPages(
    (page) => (page === 1 ? Promise.resolve(first) : read(page)),
    MAX_ROWS,
  );
  return {
    name: 'Статистика покупок',
    columns: [
      { title: 'Товар', width: 50 },
      { title: 'Артикул', width: 16 },
      { title: 'Бренд', width: 20 },
      { title: 'Категория', width: 24 },
      { title: 'Заказов', width: 10 },
      { title: 'Штук', width: 10 },
      { title: 'Сумма, ₽', width: 14 },
      { title: 'Сумма за прошлый срок, ₽', width: 24 },
      { title: 'Изменение', width: 12 },
      { title: 'Средняя цена, ₽', width: 16 },
      { title: 'Последний заказ', width: 16 },
    ],
    rows: items.map((item) => [
      item.name,
      item.vendorCode,
      item.brandName ?? '',
      item.categoryName,
      item.orderCount,
      item.quantity,
      item.amount / 100,
      item.previousAmount / 100,
      changeText(item.amount, item.previousAmount),
      item.averagePrice / 100,
      formatDate(item.lastOrderedAt),
    ]),
    more: [totalsSheet(first, control, filter)],
  };
}

interface Sums {
  name: string;
  quantity: number;
  amount: number;
  previousAmount: number;
}

/** Periods, filters, totals, and the sums by time, category, brand, buyer and tag. */
function totalsSheet(
  analytic: Analytic,
  control: AnalyticFilterControl,
  { groupBy = 'Month' }: AnalyticFilter,
): Sheet {
  const { from, to, totals, previous, points, categories, brands, customers } = analytic;
  const { buyers = [], tags } = analytic;
  const filters = chosenFilters(control, analytic.choices).map(({ label }) => label);
  const total = (name: string, field: keyof AnalyticTotals, unit = 1): Cell[] => {
    const [now, before] = [totals[field], previous.totals[field]];
    const cell = (value: number | null) => value && value / unit;
    return [name, null, cell(now), cell(before), changeText(now ?? 0, before ?? 0)];
  };
  const part = (title: string, rows: readonly Sums[]): Cell[][] =>
    rows.length === 0 ? [] : [[], [title], ...rows.map(sumsRow)];
  return {
    name: 'Итоги',
    widths: [40, 10, 16, 16, 12],
    rows: [
      ['Срок', null, `${formatDate(from)} – ${formatDate(to)}`],
      ['Прошлый срок', null, `${formatDate(previous.from)} – ${formatDate(previous.to)}`],
      ['Отбор', null, filters.join(', ') || 'нет'],
      [],
      ['Итоги', 'Штук', 'Срок', 'Прошлый срок', 'Изменение'],
      total('Сумма, ₽', 'amount', 100),
      total('Заказов', 'orderCount'),
      total('Штук', 'quantity'),
      total('Сэкономлено, ₽', 'discount', 100),
      total('Средний заказ, ₽', 'averageOrder', 100),
      ...part(
        'По времени, ₽',
        points.map((point) => ({ ...point, name: pointLabel(point, groupBy) })),
      ),
      ...part('По категориям, ₽', categories),
      ...part('По брендам, ₽', brands),
      ...part('По покупателям, ₽', customers),
      ...part('По сотрудникам, ₽', buyers),
      ...part('По меткам, ₽', tags),
    ],
  };
}

function sumsRow({ name, quantity, amount, previousAmount }: Sums): Cell[] {
  return [name, quantity, amount / 100, previousAmount / 100, changeText(amount, previousAmount)];
}
