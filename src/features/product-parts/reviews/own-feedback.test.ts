import { describe, expect, it } from 'vitest';
import { parseFeedbackSearch } from './own-feedback.ts';

describe('search parameters of the user’s reviews', () => {
  it('keep valid values and drop the rest', () => {
    expect(parseFeedbackSearch({ tab: 'written', page: '2' })).toEqual({
      tab: 'written',
      page: 2,
    });
    expect(parseFeedbackSearch({ tab: 'other', page: 'x' })).toEqual({
      invalid: ['tab=other', 'page=x'],
    });
  });
});
