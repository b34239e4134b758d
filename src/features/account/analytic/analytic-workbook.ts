import type { QueryClient } from '@tanstack/react-query';
import { getGetAnalyticQueryOptions } from '#generated/api/profile/get-analytic.ts';
import { formatDate } from '#src/lib/dates.ts';
import { fetchAllPages } from '#src/lib/fetch-all-pages.ts';
import type { Workbook } from '#src/ui/kit/list/workbook.ts';
import { type AnalyticSearch, analyticFilter } from './analytic-search.ts';

const MAX_ROWS = 2000;
const PAGE_SIZE = 100;

/** All products of the period that match the filter. */
export async function analyticWorkbook(
  client: QueryClient,
  search: AnalyticSearch,
): Promise<Workbook> {
  const filter = analyticFilter(search);
  const items = await fetchAllPages(
    (page) =>
      client.fetchQuery({
        ...getGetAnalyticQueryOptions({ ...filter, page, pageSize: PAGE_SIZE }),
        gcTime: 0,
      }),
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
      item.averagePrice / 100,
      formatDate(item.lastOrderedAt),
    ]),
  };
}
