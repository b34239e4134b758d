import { describe, expect, it } from 'vitest';
import { toggleCompared, VISITOR_COMPARE_LIMIT } from './compare-list.ts';
import { restoreCompared } from './compare-list-edits.ts';

const full = Array.from({ length: VISITOR_COMPARE_LIMIT }, (_, index) => `p${index}`);

describe('comparison list', () => {
  it('adds a product at the end', () => {
    expect(toggleCompared(['a'], 'b')).toEqual({ list: ['a', 'b'], outcome: 'added' });
  });

  it('removes a product that is in it', () => {
    expect(toggleCompared(['a', 'b', 'c'], 'b')).toEqual({ list: ['a', 'c'], outcome: 'removed' });
  });

  it('rejects one more than the limit and keeps the list', () => {
    expect(toggleCompared(full, 'x')).toEqual({ list: full, outcome: 'full' });
  });

  it('still removes from a full list', () => {
    const { list, outcome } = toggleCompared(full, 'p0');
    expect(outcome).toBe('removed');
    expect(list).toHaveLength(VISITOR_COMPARE_LIMIT - 1);
  });

  it('restores a product at its position, once', () => {
    expect(restoreCompared(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
    expect(restoreCompared(['a'], 'b', 7)).toEqual(['a', 'b']);
    expect(restoreCompared(['a', 'b'], 'b', 0)).toEqual(['a', 'b']);
  });
});
