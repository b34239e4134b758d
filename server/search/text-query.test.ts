import { describe, expect, it } from 'vitest';
import { type QueryWord, toTextQuery } from './text-query.ts';

function word(text: string, more: Partial<QueryWord> = {}): QueryWord {
  return { text, lexemes: [text], alternatives: [], unfinished: false, ...more };
}

describe('toTextQuery', () => {
  it('matches words by their beginning and short ones whole', () => {
    expect(toTextQuery([word('бор'), word('м'), word('314')])).toBe("'бор':* & 'м' & '314'");
  });

  it('takes the word being typed by its beginning whatever it is', () => {
    expect(toTextQuery([word('бор'), word('31', { unfinished: true })])).toBe("'бор':* & '31':*");
  });

  it('matches whole words when told to', () => {
    expect(toTextQuery([word('бор'), word('31', { unfinished: true })], { whole: true })).toBe(
      "'бор' & '31'",
    );
  });

  it('looks for shorter stems where the stemmer has cut an ending off', () => {
    expect(toTextQuery([word('композиты', { lexemes: ['композит'] })])).toBe(
      "('композит':* | 'компози' | 'композ')",
    );
    expect(toTextQuery([word('композит')])).toBe("'композит':*");
    expect(toTextQuery([word('шприцы', { lexemes: ['шприц'] })])).toBe("'шприц':*");
    expect(toTextQuery([word('universal', { lexemes: ['univers'] })])).toBe("'univers':*");
  });

  it('takes what is called the same for the word, all of its lexemes together', () => {
    const named = word('сиц', { alternatives: [['стеклоиономерн', 'цемент'], []] });
    expect(toTextQuery([named, word('a2')], { weights: 'A' })).toBe(
      "('сиц':*A | 'стеклоиономерн':A & 'цемент':A) & 'a2':A",
    );
  });

  it('says where the words must stand', () => {
    expect(toTextQuery([word('бор'), word('м')], { weights: 'AB' })).toBe("'бор':*AB & 'м':AB");
  });

  it('quotes what PostgreSQL would read as syntax', () => {
    expect(toTextQuery([word("a'b\\"), word('&|!')])).toBe("'a''b\\\\':* & '&|!':*");
  });

  it('has nothing to look for without lexemes', () => {
    expect(toTextQuery([])).toBeNull();
    expect(toTextQuery([word('для', { lexemes: [] })])).toBeNull();
  });
});
