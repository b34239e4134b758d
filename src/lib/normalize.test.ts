import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from './normalize.ts';

describe('text for a search in a list', () => {
  it('forgets case, ё and spare spaces', () => {
    expect(normalizeForSearch('  Тёмный   Ёж ')).toBe('темный еж');
  });
});
