import { describe, expect, it, vi } from 'vitest';
import { fetchAllPages } from './fetch-all-pages.ts';

const pagesOf = (total: number, size: number) =>
  vi.fn(async (page: number) => ({
    items: Array.from(
      { length: Math.max(0, Math.min(size, total - (page - 1) * size)) },
      (_, place) => (page - 1) * size + place,
    ),
    paging: { total },
  }));

describe('fetchAllPages', () => {
  it('fetches pages until all items are loaded', async () => {
    const read = pagesOf(7, 3);
    expect(await fetchAllPages(read, 100)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('stops at the limit, and at a list that has become shorter', async () => {
    expect(await fetchAllPages(pagesOf(50, 3), 4)).toEqual([0, 1, 2, 3]);
    const shrinking = vi.fn(async () => ({ items: [], paging: { total: 5 } }));
    expect(await fetchAllPages(shrinking, 100)).toEqual([]);
    expect(shrinking).toHaveBeenCalledTimes(1);
  });

  it('returns nothing for an empty list', async () => {
    expect(await fetchAllPages(pagesOf(0, 3), 100)).toEqual([]);
  });
});
