import type { PurchaseSort } from '#generated/api/model/purchaseSort.ts';
import type { PurchasesFilter } from '#generated/api/model/purchasesFilter.ts';
import { inOrder } from '#src/lib/search-params.ts';
import type { PurchasesOrder, PurchasesSearch } from './purchases-search.ts';

const PAGE_SIZE = 24;
const sorts: Record<PurchasesOrder, PurchaseSort> = {
  Quantity: { field: 'Quantity', direction: 'DESC' },
  PriceASC: { field: 'Price', direction: 'ASC' },
  PriceDESC: { field: 'Price', direction: 'DESC' },
};

/** The request's filter for a URL. */
export function purchasesFilter(search: PurchasesSearch): PurchasesFilter {
  const { text, category, customer, tag, from, to, available, sort, page } = inOrder(search);
  return {
    ...(text && { text }),
    ...(category && { categoryID: category }),
    ...(customer && { customerIDs: customer }),
    ...(tag && { tagIDs: tag }),
    ...(from && { from }),
    ...(to && { to }),
    ...(available && { onlyAvailable: true }),
    ...(sort && { sort: sorts[sort] }),
    page: page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
