import { describe, expect, it } from 'vitest';
import { withViewed } from './record-view.ts';

describe('withViewed', () => {
  it('puts the viewed product first, each product once', () => {
    expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
    expect(withViewed([], 'a')).toEqual(['a']);
  });

  it('drops the oldest beyond its limit', () => {
    const many = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const list = withViewed(many, 'new');
    expect(list).toHaveLength(30);
    expect(list[0]).toBe('new');
    expect(list).not.toContain('p29');
  });
});
