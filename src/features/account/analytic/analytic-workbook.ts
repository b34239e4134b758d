import type { QueryClient } from '@tanstack/react-query';
import type { Analytic } from '#generated/api/model/analytic.ts';
import type { AnalyticFilter } from '#generated/api/model/analyticFilter.ts';
import type { AnalyticTotals } from '#generated/api/model/analyticTotals.ts';
import { getGetAnalyticQueryOptions } from '#generated/api/profile/get-analytic.ts';
import { overlapNote } from '#src/features/account/analytic/chart/chart-texts.ts';
import { chosenFilters } from '#src/features/account/analytic/filters/chosen-filters.ts';
import type { AnalyticFilterControl } from '#src/features/account/analytic/filters/use-analytic-filter.ts';
import { fetchAllPages } from '#src/lib/fetch-all-pages.ts';
import { type Cell, dayCell, type Sheet } from '#src/lib/xlsx-parts.ts';
import type { Workbook } from '#src/ui/kit/list/workbook.ts';
import { changePercent } from './change-text.ts';
import { pointLabel } from './point-label.ts';

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
      changeCell(item.amount, item.previousAmount),
      item.averagePrice / 100,
      dayCell(item.lastOrderedAt),
    ]),
    more: [totalsSheet(first, control, filter)],
  };
}

/** The change as a number; empty when there was nothing before. */
function changeCell(amount: number, previous: number): Cell {
  const percent = changePercent(amount, previous);
  return percent === null ? null : { change: percent / 100 };
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
    return [name, null, cell(now), cell(before), changeCell(now ?? 0, before ?? 0)];
  };
  const part = (title: string, rows: readonly Sums[], note: string | null = null): Cell[][] =>
    rows.length === 0 ? [] : [[], [title, note], ...rows.map(sumsRow)];
  return {
    name: 'Итоги',
    widths: [40, 10, 16, 16, 12],
    rows: [
      ['Срок', null, dayCell(from), dayCell(to)],
      ['Прошлый срок', null, dayCell(previous.from), dayCell(previous.to)],
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
      ...part('По меткам, ₽', tags, overlapNote(tags, totals.amount)),
    ],
  };
}

function sumsRow({ name, quantity, amount, previousAmount }: Sums): Cell[] {
  return [name, quantity, amount / 100, previousAmount / 100, changeCell(amount, previousAmount)];
}
