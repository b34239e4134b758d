import { describe, expect, it } from 'vitest';
import { withRecentQuery } from './recent-searches.ts';

describe('recent queries', () => {
  it('put the newest first and normalize spaces', () => {
    expect(withRecentQuery(['бор'], '  композит   A2 ')).toEqual(['композит A2', 'бор']);
  });

  it('move a repeated query to the front in any case', () => {
    expect(withRecentQuery(['бор', 'Композит'], 'композит')).toEqual(['композит', 'бор']);
  });

  it('ignore blank queries', () => {
    expect(withRecentQuery(['бор'], '   ')).toEqual(['бор']);
  });

  it('store at most eight', () => {
    const many = Array.from({ length: 8 }, (_, index) => `запрос ${index}`);
    const next = withRecentQuery(many, 'новый');
    expect(next).toHaveLength(8);
    expect(next).not.toContain('запрос 7');
  });
});
