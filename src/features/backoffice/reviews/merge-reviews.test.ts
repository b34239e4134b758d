import { describe, expect, it } from 'vitest';
import type { StaffReview } from '#generated/api/model/staffReview.ts';
import { mergeReviews } from './merge-reviews.ts';

const page = (ids: readonly string[], number = 1, comment = '') => ({
  items: ids.map((id) => ({ id, comment }) as StaffReview),
  paging: { page: number, pageSize: 20, total: ids.length },
});
const idsOf = (merged: ReturnType<typeof mergeReviews>) => merged?.items.map(({ id }) => id);

describe('reviews on the screen', () => {
  it('stay in their places when some were decided and others came', () => {
    const merged = mergeReviews(page(['1', '2', '3']), page(['1', '3', '4'], 1, 'new'));
    expect(idsOf(merged)).toEqual(['1', '2', '3', '4']);
    expect(merged?.items.map(({ comment }) => comment)).toEqual(['new', '', 'new', 'new']);
    expect(merged?.paging.total).toBe(3);
  });

  it('stay when none waits any more', () => {
    expect(idsOf(mergeReviews(page(['1']), page([])))).toEqual(['1']);
  });

  it('are replaced by those of another page, and by the first ones that load', () => {
    expect(idsOf(mergeReviews(page(['1']), page(['21'], 2)))).toEqual(['21']);
    expect(idsOf(mergeReviews(undefined, page(['1'])))).toEqual(['1']);
  });
});
