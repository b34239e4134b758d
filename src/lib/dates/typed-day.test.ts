import { expect, it } from 'vitest';
import { asTyped, isoDay, nearestDay, normalizeDay, withDots } from './typed-day.ts';

it('typed day: is of this century with two digits of a year', () => {
  expect(isoDay('1.2.27')).toBe('2027-02-01');
  expect(isoDay('1.2')).toBeNull();
  expect(asTyped('2027-02-01')).toBe('01.02.2027');
});

it.each([
  ['05.05.27', '05.05.2027'],
  ['1.1.69', '01.01.2069'],
  [' 5.5.2027 ', '05.05.2027'],
  ['31.02.27', '31.02.27'],
  ['31.12.1969', '31.12.1969'],
  ['завтра', 'завтра'],
  ['', ''],
])('typed day: %j is shown in full as %j', (typed, full) => {
  expect(normalizeDay(typed)).toBe(full);
});

it.each([
  ['05', '05'],
  ['050', '05.0'],
  ['05.052', '05.05.2'],
  ['05052027', '05.05.2027'],
  ['5.05', '5.05'],
  ['05.', '05.'],
  ['155.05.2027', '155.05.2027'],
  ['завтра', 'завтра'],
])('typed day: %j gets its dots: %j', (typed, dotted) => {
  expect(withDots(typed)).toBe(dotted);
});

it('nearestDay: is the day itself within its bounds, else the bound', () => {
  expect(nearestDay('2026-03-12', '1970-01-01', '2099-12-31')).toBe('2026-03-12');
  expect(nearestDay('2026-03-12', '2026-04-01', '2099-12-31')).toBe('2026-04-01');
  expect(nearestDay('2026-03-12', '1970-01-01', '2026-03-01')).toBe('2026-03-01');
});
