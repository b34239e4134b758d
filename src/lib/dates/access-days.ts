import { moscowDay, nextDay } from './moscow-day.ts';
import { asTyped, type Days } from './typed-day.ts';

/** Maximum validity of access to orders: a longer power of attorney is a slip of the pen. */
const YEARS = 10;

/** The days until which access to orders may be valid, by Moscow: from tomorrow on. */
export function accessDays(now: Date): Days {
  const today = moscowDay(now);
  const last = new Date(`${today}T00:00:00Z`);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS);
  return { first: nextDay(today), last: last.toISOString().slice(0, 10) };
}

/** Why a day after the last one is rejected. */
export function tooFarAccess(last: string): string {
  return `Не\u00a0позже ${asTyped(last)}: допуск дают не\u00a0больше чем на\u00a0${YEARS}\u00a0лет`;
}
