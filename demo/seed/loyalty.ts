import { eq } from 'drizzle-orm';
import { demoIndividual } from '#demo/people.ts';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import type { Database } from '#server/db/connection.ts';
import { bonusEntries, promoCodeGrants, promoCodes } from '#server/db/schema/buying.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';

const DAY_MS = 86_400_000;
/** Bonuses the demo individual begins with: some without end, some for a limited time. */
const WELCOME_BONUSES = 650;
const GIFT_BONUSES = 600;
const GIFT_DAYS = 45;

type CodeRow = typeof promoCodes.$inferInsert;

function codes(now: Date): CodeRow[] {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return [
    {
      code: 'VESNA500',
      name: '500 ₽ на весну',
      description: 'При заказе от 10 000 ₽, один раз',
      scope: 'Order',
      amount: 50_000,
      minAmount: 1_000_000,
      personLimit: 1,
      validFrom: day(-20),
      validUntil: day(60),
    },
    {
      code: 'KLINIKA7',
      name: '−7 % на весь заказ',
      description: 'Первым двумстам заказам, складывается с промокодами на товары',
      scope: 'Order',
      percent: 7,
      combines: true,
      totalLimit: 200,
      validFrom: day(-5),
      validUntil: day(90),
    },
    {
      code: 'SPASIBO300',
      name: '300 ₽ в подарок',
      description: 'Лично вам, на любой заказ',
      scope: 'Order',
      amount: 30_000,
      personal: true,
      personLimit: 1,
      validFrom: day(-1),
      validUntil: day(30),
    },
    {
      code: 'SKORO10',
      name: '−10 % на следующий месяц',
      description: 'На весь заказ',
      scope: 'Order',
      percent: 10,
      validFrom: day(14),
      validUntil: day(45),
    },
    {
      code: 'ZIMA500',
      name: '500 ₽ на зиму',
      description: 'При заказе от 10 000 ₽',
      scope: 'Order',
      amount: 50_000,
      minAmount: 1_000_000,
      validFrom: day(-120),
      validUntil: day(-30),
    },
  ];
}

/** Promo codes of the demo, and bonuses and codes of the demo individual; once. */
export async function seedLoyalty(
  db: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  const rows = codes(now);
  await db.insert(promoCodes).values(rows).onConflictDoNothing();
  await db
    .insert(promoCodeGrants)
    .values(rows.map(({ code }) => ({ userID: demoIndividual.id, code, grantedAt: now })))
    .onConflictDoNothing();
  await db.transaction(async (tx) => {
    await lockBalance(tx, demoIndividual.id);
    const [begun] = await tx
      .select({ id: bonusEntries.id })
      .from(bonusEntries)
      .where(eq(bonusEntries.userID, demoIndividual.id))
      .limit(1);
    if (begun !== undefined) return;
    const grant = { kind: 'Grant', orderID: null, now } as const;
    await moveBonuses(tx, demoIndividual.id, {
      ...grant,
      amount: WELCOME_BONUSES,
      reason: 'Приветственные бонусы',
    });
    await moveBonuses(tx, demoIndividual.id, {
      ...grant,
      amount: GIFT_BONUSES,
      reason: 'Подарок ко дню стоматолога',
      expiresOn: moscowDay(new Date(now.getTime() + GIFT_DAYS * DAY_MS)),
    });
  });
}
