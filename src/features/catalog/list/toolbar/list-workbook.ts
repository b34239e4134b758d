import type { QueryClient } from '@tanstack/react-query';
import { getListProductsQueryOptions } from '#generated/api/product/list-products.ts';
import { loadedListTitle } from '#src/features/catalog/list/query/list-title.ts';
import {
  type ProductSearch,
  toListRequest,
} from '#src/features/catalog/list/query/product-search.ts';
import { productCells, productColumns } from '#src/features/product-parts/facts/product-columns.ts';
import { fetchAllPages } from '#src/lib/fetch-all-pages.ts';
import type { Workbook } from '#src/ui/kit/list/workbook.ts';

/** Larger exports are price lists, which a manager provides. */
const MAX_ROWS = 1000;
const PAGE_SIZE = 100;

/** The whole filtered and sorted list, not only the page. */
export async function listWorkbook(client: QueryClient, search: ProductSearch): Promise<Workbook> {
  const request = toListRequest(search);
  const products = await fetchAllPages(
    (page) =>
      client.fetchQuery({
        ...getListProductsQueryOptions({ ...request, page, pageSize: PAGE_SIZE }),
        gcTime: 0,
      }),
    MAX_ROWS,
  );
  const name = loadedListTitle(client, search)
    .replace(/[\\/:*?"<>|[\]]/g, ' ')
    .trim();
  return { name: name.slice(0, 31), columns: productColumns, rows: products.map(productCells) };
}
