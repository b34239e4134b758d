import type { PurchaseSort } from '#generated/api/model/purchaseSort.ts';
import type { PurchasesFilter } from '#generated/api/model/purchasesFilter.ts';
import {
  day,
  inOrder,
  keyOf,
  matching,
  readAll,
  readOne,
  whole,
  words,
  yes,
} from '#src/lib/address-values.ts';
import { type Unread, withUnread } from '#src/lib/lost-values.ts';

const PAGE_SIZE = 24;
const MOST_CHOICES = 50;

/** The orders of the menu; the newest purchase first leaves no trace in the address. */
export type ArchiveOrder = 'Quantity' | 'PriceASC' | 'PriceDESC';

const sorts: Record<ArchiveOrder, PurchaseSort> = {
  Quantity: { field: 'Quantity', direction: 'DESC' },
  PriceASC: { field: 'Price', direction: 'ASC' },
  PriceDESC: { field: 'Price', direction: 'DESC' },
};

const id = matching(/^[A-Za-z0-9_-]{1,64}$/);
const order = keyOf<ArchiveOrder>({ Quantity: true, PriceASC: true, PriceDESC: true });

/** What the address of the archive says. */
export interface ArchiveSearch extends Unread {
  /** Words of name, vendor code or brand. */
  text?: string | undefined;
  category?: string | undefined;
  /** Ids of those in whose name was bought. */
  customer?: string[] | undefined;
  /** First and last day of the last purchase, ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
  available?: true | undefined;
  sort?: ArchiveOrder | undefined;
  page?: number | undefined;
}

/** Reads the address; whatever makes no sense is as if it were not there. */
export function parseArchiveSearch(given: Record<string, unknown>): ArchiveSearch {
  return withUnread(given, {
    text: readOne(given.text, words(200)),
    category: readOne(given.category, id),
    customer: readAll(given.customer, id, MOST_CHOICES),
    from: readOne(given.from, day),
    to: readOne(given.to, day),
    available: readOne(given.available, yes),
    sort: readOne(given.sort, order),
    page: readOne(given.page, whole(2, 10_000)),
  });
}

/** The server's filter for an address. */
export function purchasesFilter(search: ArchiveSearch): PurchasesFilter {
  const { text, category, customer, from, to, available, sort, page } = inOrder(search);
  return {
    ...(text && { text }),
    ...(category && { categoryID: category }),
    ...(customer && { customerIDs: customer }),
    ...(from && { from }),
    ...(to && { to }),
    ...(available && { onlyAvailable: true }),
    ...(sort && { sort: sorts[sort] }),
    page: page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
