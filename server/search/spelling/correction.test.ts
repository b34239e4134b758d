import { describe, expect, it } from 'vitest';
import { chooseReading, forgivenErrors, type Reading, readingsOf } from './correction.ts';

const unknown = (text: string): Reading => ({
  text,
  isKnown: false,
  isBeginning: false,
  similar: [],
});

describe('readingsOf', () => {
  it('starts with the word itself and contains each reading once', () => {
    expect(readingsOf('rjvgjpbn')[0]).toBe('rjvgjpbn');
    expect(readingsOf('rjvgjpbn')).toContain('композит');
    expect(readingsOf('kompozit')).toContain('композит');
    expect(new Set(readingsOf('2')).size).toBe(readingsOf('2').length);
    expect(readingsOf('"')).not.toContain('');
  });
});

describe('chooseReading', () => {
  it('keeps a known word', () => {
    expect(
      chooseReading([
        { ...unknown('a2'), isKnown: true },
        { ...unknown('ф2'), isKnown: true },
      ]),
    ).toBe('a2');
  });

  it('prefers a known reading to a prefix of a word', () => {
    expect(
      chooseReading([
        { ...unknown('kompo'), isBeginning: true },
        { ...unknown('компо'), isKnown: true },
      ]),
    ).toBe('компо');
  });

  it('ignores a short prefix', () => {
    expect(chooseReading([unknown('zz'), { ...unknown('яя'), isBeginning: true }])).toBe('zz');
  });

  it('selects the closest, then the most frequent similar word', () => {
    const similar = [
      { word: 'композиты', frequency: 9 },
      { word: 'композит', frequency: 5 },
      { word: 'композита', frequency: 1 },
    ];
    expect(chooseReading([{ ...unknown('композитт'), similar }])).toBe('композиты');
    expect(chooseReading([{ ...unknown('композтт'), similar }])).toBe('композит');
  });

  it('leaves a word without matches unchanged', () => {
    const similar = [{ word: 'композит', frequency: 5 }];
    expect(chooseReading([{ ...unknown('звездолет'), similar }])).toBe('звездолет');
    expect(chooseReading([])).toBe('');
  });
});

describe('forgivenErrors', () => {
  it('grows with the length of the word', () => {
    expect([3, 4, 7, 8].map(forgivenErrors)).toEqual([0, 1, 1, 2]);
  });
});
