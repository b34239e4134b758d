import { describe, expect, it } from 'vitest';
import { matchExpression, wordOf } from './engine-words.ts';

describe('the words of the engine', () => {
  it('keep a code whole and apart from similar ones', () => {
    const codes = ['a-12', 'a12', 'a/12', 'a.12', 'A-12', "a'12", 'a"12', 'a|12', 'a*12'];
    const words = codes.map(wordOf);
    expect(new Set(words).size).toBe(codes.length);
    for (const word of words) expect(word).toMatch(/^[a-z0-9\u0080-\uffff]+$/);
    expect(wordOf('композит')).toBe('композит');
  });

  it('are those of a text query', () => {
    expect(matchExpression("'бор':* & ('алмазн' | 'тверд')")).toBe('(бор* (алмазн | тверд))');
    expect(matchExpression("'a-12'")).toBe(`a${String.fromCharCode(0xe02d)}12`);
  });

  it('cannot say what weights and too long words find', () => {
    expect(matchExpression("'бор':A")).toBeNull();
    expect(matchExpression(`'бор' & '${'а'.repeat(43)}'`)).toBeNull();
  });
});
