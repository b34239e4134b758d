import { describe, expect, it } from 'vitest';
import { withRecentQuery } from './recent-searches.ts';

describe('recent queries', () => {
  it('puts the newest first and tidies spaces', () => {
    expect(withRecentQuery(['бор'], '  композит   A2 ')).toEqual(['композит A2', 'бор']);
  });

  it('moves a repeated query to the front whatever its case', () => {
    expect(withRecentQuery(['бор', 'Композит'], 'композит')).toEqual(['композит', 'бор']);
  });

  it('ignores blank queries', () => {
    expect(withRecentQuery(['бор'], '   ')).toEqual(['бор']);
  });

  it('keeps no more than eight', () => {
    const many = Array.from({ length: 8 }, (_, index) => `запрос ${index}`);
    const next = withRecentQuery(many, 'новый');
    expect(next).toHaveLength(8);
    expect(next).not.toContain('запрос 7');
  });
});
