import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from './normalize.ts';

describe('normalizeForSearch', () => {
  it('ignores case, ё and extra spaces', () => {
    expect(normalizeForSearch('  Тёмный   Ёж ')).toBe('темный еж');
  });
});
