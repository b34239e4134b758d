import { isMoscowTime, moscowDay, moscowTime } from './moscow-day.ts';

const EARLIEST_YEAR = 1970;
const TYPED_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/;

export const impossibleDate = 'Некорректная дата. Введите дату формата дд.мм.гггг';
export const tooEarlyDate = 'Некорректная дата. Год должен быть больше 1970';

export interface CalendarDate {
  day: number;
  /** 1–12. */
  month: number;
  year: number;
}

export type ParsedDate = { date: CalendarDate; error: null } | { date: null; error: string };

/**
 * Parses «дд.мм.гггг»; a two-digit year belongs to this century. Years before 1970 and dates that
 * do not exist return an error message for the user.
 */
export function parseDate(typed: string): ParsedDate {
  const parts = TYPED_DATE.exec(typed.trim());
  if (!parts) return { date: null, error: impossibleDate };
  const [day = 0, month = 0, typedYear = 0] = parts.slice(1).map(Number);
  const year = parts[3]?.length === 2 ? typedYear + 2000 : typedYear;
  if (year < EARLIEST_YEAR) return { date: null, error: tooEarlyDate };
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists
    ? { date: { day, month, year }, error: null }
    : { date: null, error: impossibleDate };
}

// Written out: the browser's own formatters take milliseconds to initialize on the first page.
const monthsOfDays = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

const weekdays = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] as const;

/** ISO date as «сб, 14 марта»: a calendar day, the same in every time zone. */
export function formatDay(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  return `${weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${monthsOfDays[date.getUTCMonth()]}`;
}

/** ISO date or time as «05.03.2026», the day in Moscow: pages are rendered in another time zone. */
export function formatDate(iso: string): string {
  const [year, month, day] = moscowDay(new Date(iso)).split('-');
  return `${day}.${month}.${year}`;
}

/**
 * ISO date or time as «5 марта», with the year when it is not `thisYear`: «5 марта 2024 г.». The day
 * is that in Moscow, as in `formatDate`.
 */
export function formatDayMonth(iso: string, thisYear: number): string {
  const [year, month, day] = moscowDay(new Date(iso)).split('-').map(Number);
  const text = `${day} ${monthsOfDays[(month ?? 1) - 1]}`;
  return year === thisYear ? text : `${text} ${year}\u00a0г.`;
}

/**
 * ISO time as «5 марта в 14:30», by Moscow time as on papers and in messages; with «мск» where clocks
 * show another one, which the server can not know: not for pages that it renders.
 */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  const [, month, day] = moscowDay(date).split('-').map(Number);
  const zone = isMoscowTime(date) ? '' : ' мск';
  return `${day} ${monthsOfDays[(month ?? 1) - 1]} в ${moscowTime(date)}${zone}`;
}
