import { countOf } from '#src/lib/numbers/plurals.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Up to one and a half of a unit, the smaller unit is shown: «80 секунд», «90 минут». */
const SHOWN_IN_SMALLER = 1.5;

/** How long to wait, after «через»: «42 секунды», «38 минут», «4 часа». Rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= SHOWN_IN_SMALLER * MINUTE) {
    return countOf(Math.max(1, Math.ceil(seconds)), ['секунду', 'секунды', 'секунд']);
  }
  if (seconds <= SHOWN_IN_SMALLER * HOUR) {
    return countOf(Math.ceil(seconds / MINUTE), ['минуту', 'минуты', 'минут']);
  }
  return countOf(Math.ceil(seconds / HOUR), ['час', 'часа', 'часов']);
}
