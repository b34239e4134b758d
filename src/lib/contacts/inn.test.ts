import { describe, expect, it } from 'vitest';
import { isValidInn } from './inn.ts';

describe('isValidInn', () => {
  it.each(['7707083893', '7830002293', '500100732259'])('accepts %s', (inn) => {
    expect(isValidInn(inn)).toBe(true);
  });

  it.each([
    '7707083894',
    '7830002239',
    '500100732258',
    '500100732269',
    '770708389',
    '77070838931',
    '77070838ab',
    '',
  ])('rejects %s', (inn) => {
    expect(isValidInn(inn)).toBe(false);
  });
});
