import { describe, expect, it } from 'vitest';
import { comparePatterns } from './languages.ts';

describe('comparison of two patterns', () => {
  it.each([
    ['^[0-9]{4}$', '^\\d{4}$'],
    ['^(?:a|b)+$', '^[ab][ab]*$'],
    ['\\S', '^[^]*\\S[^]*$'],
    ['^(?=.*\\d)[a-z0-9]+$', '^[a-z0-9]*\\d[a-z0-9]*$'],
    ['^(?!a)[a-c]$', '^[bc]$'],
    ['^a$|^b$', '^[ab]$'],
    ['x', '[^]*x'],
  ])('%s is %s written otherwise', (one, other) => {
    expect(comparePatterns(one, other)).toEqual({ onlyFirst: undefined, onlySecond: undefined });
  });

  it.each([
    ['^[A-F]{4}$', '^[A-Z]{4}$'],
    ['^\\+7\\d{10}$', '^\\+?7\\d{10}$'],
    ['^a$', 'a'],
    ['^[^]*\\S$', '\\S'],
  ])('%s accepts less than %s, and a string shows it', (narrow, wide) => {
    const found = comparePatterns(narrow, wide);
    expect(found?.onlyFirst).toBeUndefined();
    const shown = found?.onlySecond ?? '';
    expect(new RegExp(wide, 'u').test(shown)).toBe(true);
    expect(new RegExp(narrow, 'u').test(shown)).toBe(false);
  });

  it.each([
    ['^(a+)b\\1$', '^a+ba+$'],
    ['a(?=b)', 'ab'],
  ])('%s and %s are not decided', (one, other) => {
    expect(comparePatterns(one, other)).toBeNull();
  });
});
