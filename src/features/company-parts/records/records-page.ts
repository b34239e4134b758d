import { containsWords } from '#src/lib/text/contains-words.ts';

/** A page of records that the server returns as one list. */
export interface RecordsPage<Item> {
  items: readonly Item[];
  paging: { page: number; pageSize: number; total: number };
}

/** Few enough to draw at once, so many that few companies need a second page. */
export const RECORDS_PER_PAGE = 50;

/**
 * The records of a page whose text contains every typed word. A page beyond the last one, whose
 * records were deleted, is the last one.
 */
export function pageOfRecords<Item>(
  items: readonly Item[],
  { text = '', page = 1 }: { text?: string | undefined; page?: number | undefined },
  textOf: (item: Item) => string,
): RecordsPage<Item> {
  const found = items.filter((item) => containsWords(textOf(item), text));
  const last = Math.max(1, Math.ceil(found.length / RECORDS_PER_PAGE));
  const shown = Math.min(page, last);
  return {
    items: found.slice((shown - 1) * RECORDS_PER_PAGE, shown * RECORDS_PER_PAGE),
    paging: { page: shown, pageSize: RECORDS_PER_PAGE, total: found.length },
  };
}
