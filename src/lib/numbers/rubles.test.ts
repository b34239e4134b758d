import { expect, it } from 'vitest';
import { rubles, toKopecks, toRubles } from './rubles.ts';

it('sum: is typed in rubles, blank for none', () => {
  expect(toKopecks('20 000')).toBe(2_000_000);
  expect(toKopecks('12,5')).toBe(1250);
  expect(toKopecks(' ')).toBeNull();
  expect(toRubles(1250)).toBe('12,5');
  expect(toRubles(null)).toBe('');
  expect(rubles('двадцать')).toContain('в рублях');
  expect(rubles('-5')).not.toBeNull();
  expect(rubles('0')).toBeNull();
});
