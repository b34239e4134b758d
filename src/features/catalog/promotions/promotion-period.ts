import { formatDate } from '#src/lib/dates/dates.ts';

/** The end of a promotion as text: «до 31 декабря 2026 г.». ISO times. */
export function promotionPeriod({ endsAt }: { endsAt: string }): string {
  return `до ${formatDate(endsAt)}`;
}
