import type { QueryClient } from '@tanstack/react-query';
import { getListPurchasesQueryOptions } from '#generated/api/profile/list-purchases.ts';
import { productCells, productColumns } from '#src/features/product-parts/facts/product-columns.ts';
import { fetchAllPages } from '#src/lib/fetch-all-pages.ts';
import { dayCell } from '#src/lib/xlsx-parts.ts';
import type { Workbook } from '#src/ui/kit/list/workbook.ts';
import { purchasesFilter } from './purchases-filter.ts';
import type { PurchasesSearch } from './purchases-search.ts';

const MAX_ROWS = 2000;
const PAGE_SIZE = 100;

/** All purchases that match the filter. */
export async function purchasesWorkbook(
  client: QueryClient,
  search: PurchasesSearch,
): Promise<Workbook> {
  const filter = purchasesFilter(search);
  const purchases = await fetchAllPages(
    (page) =>
      client.fetchQuery({
        ...getListPurchasesQueryOptions({ ...filter, page, pageSize: PAGE_SIZE }),
        gcTime: 0,
      }),
    MAX_ROWS,
  );
  return {
    name: 'Купленные ранее',
    columns: [
      ...productColumns,
      { title: 'Последняя покупка', width: 18 },
      { title: 'Тогда, шт.', width: 12 },
      { title: 'Тогда, ₽', width: 12 },
      { title: 'Всего, шт.', width: 12 },
      { title: 'Заказов', width: 10 },
    ],
    rows: purchases.map((purchase) => [
      ...productCells(purchase.product),
      dayCell(purchase.lastBoughtAt),
      purchase.lastQuantity,
      purchase.lastPrice / 100,
      purchase.quantity,
      purchase.orderCount,
    ]),
  };
}
