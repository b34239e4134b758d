import { formatDate } from '#src/lib/dates.ts';

/** How long a promotion lasts: «до 31 декабря 2026 г.». Both moments are ISO. */
export function promotionPeriod({ endsAt }: { endsAt: string }): string {
  return `до ${formatDate(endsAt)}`;
}
