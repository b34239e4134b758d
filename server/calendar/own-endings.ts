import { readLots } from '#server/bonus/expire-bonuses.ts';
import type { Database } from '#server/db/connection.ts';
import { listOwnCodes } from '#server/pricing/codes/own-codes.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import type { Days } from './company-endings.ts';
import type { Ending } from './schemas.ts';

/** Promo codes of a user that can still be used. */
async function codeEndings(db: Database, userID: string, now: Date): Promise<Ending[]> {
  const { items } = await listOwnCodes(db, userID, now);
  return items.flatMap(({ couponCode, name, state, validUntil }) => {
    if (validUntil === null || (state !== 'Active' && state !== 'Upcoming')) return [];
    return [
      {
        id: `promo-code-${couponCode}`,
        kind: 'PromoCode' as const,
        // The moment itself is no longer valid.
        endsOn: moscowDay(new Date(Date.parse(validUntil) - 1)),
        title: `Промокод ${couponCode}`,
        description: name,
        action: 'UsePromoCode' as const,
      },
    ];
  });
}

/** Bonuses of a user that expire. */
async function bonusEndings(db: Database, userID: string): Promise<Ending[]> {
  const lots = await readLots(db, userID);
  return lots.flatMap(({ amount, expiresOn }) =>
    expiresOn === null
      ? []
      : [
          {
            id: `bonus-${expiresOn}`,
            kind: 'Bonus' as const,
            endsOn: expiresOn,
            title: `Бонусы, ${formatNumber(amount)}`,
            description: 'Сгорят после этого дня',
            action: 'SpendBonuses' as const,
          },
        ],
  );
}

/** What the user owns, not the company: promo codes and bonuses that end on one of the days. */
export async function ownEndings(
  db: Database,
  userID: string,
  { from, to }: Days,
  now: Date,
): Promise<Ending[]> {
  const all = [...(await codeEndings(db, userID, now)), ...(await bonusEndings(db, userID))];
  return all.filter(({ endsOn }) => endsOn >= from && endsOn <= to);
}
