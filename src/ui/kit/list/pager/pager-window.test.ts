import { describe, expect, it } from 'vitest';
import { pagerWindow } from './pager-window.ts';

describe('pagerWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ] as const)('returns for page %d of %d: %j', (page, count, items) => {
    expect(pagerWindow(page, count)).toEqual(items);
  });

  it('returns nothing for an empty list', () => {
    expect(pagerWindow(1, 0)).toEqual([]);
  });
});
