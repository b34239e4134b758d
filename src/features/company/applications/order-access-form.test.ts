import { describe, expect, it } from 'vitest';
import { asTyped, futureDay, isoDay, typedDay } from './order-access-form.ts';

const rule = futureDay(() => new Date('2026-03-12T21:30:00Z'));
const check = (typed: string) => rule(typed)?.replaceAll('\u00a0', ' ') ?? null;

describe('the last day of access', () => {
  it.each([
    ['', 'Поле обязательно для заполнения'],
    ['31.04.2027', 'Некорректная дата. Введите дату формата дд.мм.гггг'],
    ['завтра', 'Некорректная дата. Введите дату формата дд.мм.гггг'],
    ['31.12.1969', 'Некорректная дата. Год должен быть больше 1970'],
    ['01.01.2026', 'Дата должна быть в будущем'],
    ['13.03.2026', 'Дата должна быть в будущем'],
    ['14.03.2026', null],
    ['31.12.27', null],
  ])('%s: %s', (typed, message) => {
    expect(check(typed)).toBe(message);
  });

  it('is of this century with two digits of a year', () => {
    expect(typedDay('31.12.27')).toEqual({ day: 31, month: 12, year: 2027 });
    expect(isoDay('1.2.27')).toBe('2027-02-01');
    expect(isoDay('1.2')).toBeNull();
    expect(asTyped('2027-02-01')).toBe('01.02.2027');
  });
});
