import type { CalendarEntry } from '#generated/api/model/index.ts';
import { REMINDED_DAYS } from '#src/lib/dates/terms.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

/** An ending is soon so many days before. */
const SOON_DAYS = Math.max(...REMINDED_DAYS);
const dayForms = ['день', 'дня', 'дней'] as const;

interface CalendarGroup {
  id: string;
  title: string;
  entries: readonly CalendarEntry[];
}

/** The entries in groups: what ends soon, later, and what has ended already. Omits empty groups. */
export function groupEntries(entries: readonly CalendarEntry[]): CalendarGroup[] {
  const past = entries.filter(({ daysLeft }) => daysLeft < 0);
  const soon = entries.filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= SOON_DAYS);
  const later = entries.filter(({ daysLeft }) => daysLeft > SOON_DAYS);
  return [
    { id: 'calendar-soon', title: `Ближайшие ${countOf(SOON_DAYS, dayForms)}`, entries: soon },
    { id: 'calendar-later', title: 'Позже', entries: later },
    { id: 'calendar-past', title: 'Уже закончилось', entries: past.toReversed() },
  ].filter((group) => group.entries.length > 0);
}

interface TimeLeft {
  text: string;
  color: 'red' | 'gray';
}

/** «Осталось 7 дней», «Сегодня последний день», «Закончилось 3 дня назад». */
export function timeLeft(days: number): TimeLeft {
  if (days < 0) return { text: `Закончилось ${countOf(-days, dayForms)} назад`, color: 'gray' };
  if (days === 0) return { text: 'Сегодня последний день', color: 'red' };
  if (days === 1) return { text: 'Завтра последний день', color: 'red' };
  const verb = days % 10 === 1 && days % 100 !== 11 ? 'Остался' : 'Осталось';
  const text = `${verb} ${countOf(days, dayForms)}`;
  return { text, color: days <= 7 ? 'red' : 'gray' };
}
