import { isDeepStrictEqual } from 'node:util';
import { type Breach, difference } from './list-breach.ts';
import type { Listing, ListReads } from './list-reads.ts';

/** Two page sizes, different where the list has two records, with few pages. */
function sizesOf(total: number, most: number): readonly [number, number] {
  const first = Math.min(most, Math.max(1, Math.ceil(total / 2)));
  const second = Math.min(most, Math.max(1, Math.ceil(total / 3)));
  return [first, second < first ? second : first > 1 ? first - 1 : first + 1];
}

/** Pages of two sizes, put together, are the whole list with the parameters of `whole`. */
export async function checkPages(reads: ListReads, whole: Listing): Promise<Breach | null> {
  const { total } = whole;
  if (whole.keys.length !== total || new Set(whole.keys).size !== total) {
    const distinct = new Set(whole.keys).size;
    const actual = `${whole.keys.length} records, ${distinct} of them different`;
    const parameters = { ...whole.parameters, page: 1, pageSize: reads.shape.mostPerPage };
    return { expected: 'total different records', actual: `${actual}, total ${total}`, parameters };
  }
  for (const pageSize of sizesOf(total, reads.shape.mostPerPage)) {
    const keys: string[] = [];
    const last = Math.ceil(total / pageSize);
    for (let page = 1; page <= last + 1; page += 1) {
      const parameters = { ...whole.parameters, page, pageSize };
      const read = await reads.page(parameters);
      if (read === null) return null;
      keys.push(...reads.keysOf(read.items));
      if (read.total !== total) {
        const actual = `${read.total} on page ${page} of ${pageSize}, ${total} before`;
        return { expected: 'the same total on pages of any size', actual, parameters };
      }
      if (page > last && read.items.length > 0) {
        const actual = `${read.items.length} records on page ${page} of ${pageSize}`;
        return { expected: 'nothing after the last page', actual, parameters };
      }
      if (page === last && !isDeepStrictEqual(keys, whole.keys)) {
        const actual = `pages of ${pageSize}: ${difference(keys, whole.keys)}`;
        return { expected: 'pages that are the whole list, put together', actual, parameters };
      }
    }
  }
  return null;
}
