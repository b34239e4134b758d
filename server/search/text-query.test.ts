import { describe, expect, it } from 'vitest';
import { toTextQuery } from './text-query.ts';

function query(lexemes: string[], { unfinished = [] as string[], words = lexemes } = {}) {
  return { lexemes, unfinished: new Set(unfinished), words: new Set(words) };
}

describe('toTextQuery', () => {
  it('matches words by their beginning and short ones whole', () => {
    expect(toTextQuery(query(['бор', 'м', '314']))).toBe("'бор':* & 'м' & '314'");
  });

  it('takes the word being typed by its beginning whatever it is', () => {
    expect(toTextQuery(query(['бор', '31'], { unfinished: ['31'] }))).toBe("'бор':* & '31':*");
  });

  it('looks for shorter stems where the stemmer has cut an ending off', () => {
    expect(toTextQuery(query(['композит'], { words: ['композиты'] }))).toBe(
      "('композит':* | 'компози' | 'композ')",
    );
    expect(toTextQuery(query(['композит']))).toBe("'композит':*");
    expect(toTextQuery(query(['шприц'], { words: ['шприцы'] }))).toBe("'шприц':*");
    expect(toTextQuery(query(['univers'], { words: ['universal'] }))).toBe("'univers':*");
  });

  it('says where the words must stand', () => {
    expect(toTextQuery(query(['бор', 'м']), 'AB')).toBe("'бор':*AB & 'м':AB");
  });

  it('quotes what PostgreSQL would read as syntax', () => {
    expect(toTextQuery(query(["a'b\\", '&|!']))).toBe("'a''b\\\\':* & '&|!':*");
  });

  it('has nothing to look for without lexemes', () => {
    expect(toTextQuery(query([]))).toBeNull();
  });
});
