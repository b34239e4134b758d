/** A page number, or a gap between two of them. */
export type PagerItem = number | 'gap';

const NEIGHBOURS = 1;

/**
 * Pages to offer around the current one: the first, the last and the neighbors, with gaps. A gap of
 * one page is replaced by that page.
 */
export function pagerWindow(page: number, pageCount: number): PagerItem[] {
  const requested = [1, pageCount];
  for (let near = page - NEIGHBOURS; near <= page + NEIGHBOURS; near += 1) requested.push(near);
  const pages = [...new Set(requested)]
    .filter((item) => item >= 1 && item <= pageCount)
    .sort((a, b) => a - b);
  return pages.flatMap((item, index): PagerItem[] => {
    const missing = item - (pages[index - 1] ?? 0) - 1;
    if (missing <= 0) return [item];
    return missing === 1 ? [item - 1, item] : ['gap', item];
  });
}
