import { expect, it } from 'vitest';
import { parseReviewsSearch } from './reviews-search.ts';

it('search parameters of the reviews of staff: have the status and the page, or are absent', () => {
  const { status, page } = parseReviewsSearch({ status: 'Rejected', page: '2' });
  expect({ status, page }).toEqual({ status: 'Rejected', page: 2 });
  const wrong = parseReviewsSearch({ status: 'Lost', page: 'x' });
  expect([wrong.status, wrong.page]).toEqual([undefined, undefined]);
});
