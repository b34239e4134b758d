import { describe, expect, it } from 'vitest';
import { parseFeedbackSearch } from './own-feedback.ts';

describe('the address of the user’s reviews', () => {
  it('keeps what makes sense and drops the rest', () => {
    expect(parseFeedbackSearch({ tab: 'written', page: '2' })).toEqual({
      tab: 'written',
      page: 2,
    });
    expect(parseFeedbackSearch({ tab: 'other', page: 'x' })).toEqual({
      unread: ['tab=other', 'page=x'],
    });
  });
});
