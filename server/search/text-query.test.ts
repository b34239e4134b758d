import { describe, expect, it } from 'vitest';
import { type QueryWord, toTextQuery } from './text-query.ts';

function word(text: string, more: Partial<QueryWord> = {}): QueryWord {
  return { text, lexemes: [text], alternatives: [], unfinished: false, ...more };
}

describe('toTextQuery', () => {
  it('matches words by prefix and short ones whole', () => {
    expect(toTextQuery([word('бор'), word('м'), word('314')])).toBe("'бор':* & 'м' & '314'");
  });

  it('always matches the word being typed by prefix', () => {
    expect(toTextQuery([word('бор'), word('31', { unfinished: true })])).toBe("'бор':* & '31':*");
  });

  it('matches whole words with the `whole` option', () => {
    expect(toTextQuery([word('бор'), word('31', { unfinished: true })], { whole: true })).toBe(
      "'бор' & '31'",
    );
  });

  it('includes shorter stems when the stemmer has cut an ending off', () => {
    expect(toTextQuery([word('композиты', { lexemes: ['композит'] })])).toBe(
      "('композит':* | 'компози' | 'композ')",
    );
    expect(toTextQuery([word('композит')])).toBe("'композит':*");
    expect(toTextQuery([word('шприцы', { lexemes: ['шприц'] })])).toBe("'шприц':*");
    expect(toTextQuery([word('universal', { lexemes: ['univers'] })])).toBe("'univers':*");
  });

  it('accepts a synonym with all of its lexemes instead of the word', () => {
    const named = word('сиц', { alternatives: [['стеклоиономерн', 'цемент'], []] });
    expect(toTextQuery([named, word('a2')], { weights: 'A' })).toBe(
      "('сиц':*A | 'стеклоиономерн':A & 'цемент':A) & 'a2':A",
    );
  });

  it('restricts the words to given weights', () => {
    expect(toTextQuery([word('бор'), word('м')], { weights: 'AB' })).toBe("'бор':*AB & 'м':AB");
  });

  it('quotes characters that are syntax to PostgreSQL', () => {
    expect(toTextQuery([word("a'b\\"), word('&|!')])).toBe("'a''b\\\\':* & '&|!':*");
  });

  it('is null without lexemes', () => {
    expect(toTextQuery([])).toBeNull();
    expect(toTextQuery([word('для', { lexemes: [] })])).toBeNull();
  });
});
