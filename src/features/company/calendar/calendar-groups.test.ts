import { expect, it } from 'vitest';
import type { CalendarEntry } from '#generated/api/model/index.ts';
import { groupEntries, timeLeft } from './calendar-groups.ts';

const entry = (daysLeft: number) => ({ id: `e${daysLeft}`, daysLeft }) as CalendarEntry;

it('calendar: groups what ends soon, later and has ended, the latest end first', () => {
  const groups = groupEntries([-9, -1, 0, 30, 31].map(entry));
  expect(groups.map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
    ['Ближайшие 30\u00A0дней', ['e0', 'e30']],
    ['Позже', ['e31']],
    ['Уже закончилось', ['e-1', 'e-9']],
  ]);
  expect(groupEntries([])).toEqual([]);
});

it.each([
  [-3, 'Закончилось 3 дня назад', 'gray'],
  [0, 'Сегодня последний день', 'red'],
  [1, 'Завтра последний день', 'red'],
  [7, 'Осталось 7 дней', 'red'],
  [11, 'Осталось 11 дней', 'gray'],
  [21, 'Остался 21 день', 'gray'],
  [45, 'Осталось 45 дней', 'gray'],
])('calendar: %i days left are «%s»', (days, text, color) => {
  const shown = timeLeft(days);
  expect({ ...shown, text: shown.text.replaceAll('\u00a0', ' ') }).toEqual({ text, color });
});
