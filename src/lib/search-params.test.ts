import { describe, expect, it } from 'vitest';
import {
  bool,
  day,
  integer,
  oneOf,
  parseParam,
  parseParams,
  pattern,
  text,
} from './search-params.ts';

describe('search parameters', () => {
  it('are parsed by type', () => {
    expect(parseParam(' бор ', text(5))).toBe('бор');
    expect(parseParam('   ', text(5))).toBeUndefined();
    expect(parseParam('длинное', text(5))).toBeUndefined();
    expect(parseParam('../etc', pattern(/^\w+$/))).toBeUndefined();
    expect(parseParam('ASC', oneOf({ ASC: true, DESC: true }))).toBe('ASC');
    expect(parseParam('toString', oneOf({ ASC: true, DESC: true }))).toBeUndefined();
    expect(parseParam('true', bool)).toBe(true);
    expect(parseParam('1', bool)).toBe(true);
    expect(parseParam('yes', bool)).toBeUndefined();
  });

  it.each(['', '1.5', '-1', '11', 'две', 'Infinity'])('are rejected as integers: %j', (value) => {
    expect(parseParam(value, integer(0, 10))).toBeUndefined();
  });

  it.each(['2026-02-30', '14.03.2026', '2026-3-1', 'завтра'])(
    'are rejected as days: %j',
    (value) => {
      expect(parseParam(value, day)).toBeUndefined();
      expect(parseParam('2028-02-29', day)).toBe('2028-02-29');
    },
  );

  it('are unchanged when parsed again', () => {
    expect(parseParam(7, integer(0, 10))).toBe(7);
    expect(parseParam(true, bool)).toBe(true);
  });

  it('take the first value of a repeated key, or nothing', () => {
    expect(parseParam(['4', '5'], integer(0, 10))).toBe(4);
    for (const nothing of [undefined, null, [], {}]) {
      expect(parseParam(nothing, text(5))).toBeUndefined();
    }
  });

  it('omit invalid, repeated and excess values from a list', () => {
    expect(parseParams(['a', '', 'b', 'a', { c: 1 }], text(1), 5)).toEqual(['a', 'b']);
    expect(parseParams('a', text(1), 5)).toEqual(['a']);
    expect(parseParams(['a', 'b', 'c'], text(1), 2)).toEqual(['a', 'b']);
    expect(parseParams([''], text(1), 5)).toBeUndefined();
  });
});
