import { describe, expect, it } from 'vitest';
import { day, keyOf, matching, readAll, readOne, whole, words, yes } from './address-values.ts';

describe('values of an address', () => {
  it('are read one by one', () => {
    expect(readOne(' бор ', words(5))).toBe('бор');
    expect(readOne('   ', words(5))).toBeUndefined();
    expect(readOne('длинное', words(5))).toBeUndefined();
    expect(readOne('../etc', matching(/^\w+$/))).toBeUndefined();
    expect(readOne('ASC', keyOf({ ASC: true, DESC: true }))).toBe('ASC');
    expect(readOne('toString', keyOf({ ASC: true, DESC: true }))).toBeUndefined();
    expect(readOne('true', yes)).toBe(true);
    expect(readOne('1', yes)).toBe(true);
    expect(readOne('yes', yes)).toBeUndefined();
  });

  it.each(['', '1.5', '-1', '11', 'две', 'Infinity'])('are no whole number: %j', (value) => {
    expect(readOne(value, whole(0, 10))).toBeUndefined();
  });

  it.each(['2026-02-30', '14.03.2026', '2026-3-1', 'завтра'])('are no day: %j', (value) => {
    expect(readOne(value, day)).toBeUndefined();
    expect(readOne('2028-02-29', day)).toBe('2028-02-29');
  });

  it('are the same when they are read again', () => {
    expect(readOne(7, whole(0, 10))).toBe(7);
    expect(readOne(true, yes)).toBe(true);
  });

  it('are the first of a repeated key, or nothing', () => {
    expect(readOne(['4', '5'], whole(0, 10))).toBe(4);
    for (const nothing of [undefined, null, [], {}]) {
      expect(readOne(nothing, words(5))).toBeUndefined();
    }
  });

  it('are gathered without what is broken, repeated or too much', () => {
    expect(readAll(['a', '', 'b', 'a', { c: 1 }], words(1), 5)).toEqual(['a', 'b']);
    expect(readAll('a', words(1), 5)).toEqual(['a']);
    expect(readAll(['a', 'b', 'c'], words(1), 2)).toEqual(['a', 'b']);
    expect(readAll([''], words(1), 5)).toBeUndefined();
  });
});
