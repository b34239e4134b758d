import { lt } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { calendarReminders } from '#server/db/schema/calendar.ts';
import { notify } from '#server/notifications/notify.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { dueReminders, FIRST_REMINDER_DAYS } from './due-reminders.ts';
import { listReminded, type Reminded } from './ending-people.ts';
import { daysBetween } from './read-calendar.ts';
import type { Ending } from './schemas.ts';

const DAY_MS = 86_400_000;
const MAX_TITLE = 200;
const dayForms = ['день', 'дня', 'дней'] as const;

const advice: Readonly<Record<Ending['action'], string>> = {
  RenewContract: 'Попросите менеджера продлить договор.',
  RenewPowerOfAttorney: 'Пришлите новую доверенность.',
  RenewOrdersAccess: 'Запросите доступ заново с новой доверенностью.',
  UsePromoCode: 'Примените его в корзине.',
  SpendBonuses: 'Потратьте их при заказе.',
};

function remaining(days: number): string {
  if (days === 0) return 'сегодня последний день';
  return days === 1 ? 'завтра последний день' : `осталось ${countOf(days, dayForms)}`;
}

function asRussianDay(day: string): string {
  return day.split('-').reverse().join('.');
}

interface Sending extends Reminded {
  /** Due reminders, soonest first. */
  due: number[];
}

/** Marks reminders as sent. @returns the keys of those that no other process has marked before. */
async function mark(tx: Database, sendings: readonly Sending[], now: Date): Promise<Set<string>> {
  const rows = sendings.flatMap(({ userID, ending: { id: entryID, endsOn }, due }) =>
    due.map((daysBefore) => ({ userID, entryID, endsOn, daysBefore, sentAt: now })),
  );
  // In one order, so that simultaneous processes wait for each other instead of a deadlock.
  const sorted = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const marked = await tx
    .insert(calendarReminders)
    .values(sorted)
    .onConflictDoNothing()
    .returning();
  return new Set(marked.map(keyOf));
}

type Reminder = Pick<
  typeof calendarReminders.$inferSelect,
  'userID' | 'entryID' | 'endsOn' | 'daysBefore'
>;

function keyOf({ userID, entryID, endsOn, daysBefore }: Reminder): string {
  return JSON.stringify([userID, entryID, endsOn, daysBefore]);
}

/** Sends one notification to all who are reminded of the same ending. */
async function send(
  tx: Database,
  userIDs: readonly string[],
  { ending, partner }: Reminded,
  now: Date,
): Promise<void> {
  const { title, description, endsOn, action, kind } = ending;
  const left = remaining(daysBetween(moscowDay(now), endsOn));
  // Promo codes and bonuses are the user's own, not the company's.
  const isOwn = kind === 'PromoCode' || kind === 'Bonus';
  const about = [isOwn ? '' : partner.name, description].filter(Boolean).join('. ');
  await notify(tx, userIDs, {
    topic: 'Company',
    title: `${title}: ${left}`.slice(0, MAX_TITLE),
    text: [about, `Последний день – ${asRussianDay(endsOn)}`, advice[action]]
      .filter(Boolean)
      .join('. '),
    link: `/profile/companies/${partner.id}/calendar`,
    at: now,
  });
}

/**
 * Reminds of what ends in 30, 7 and 1 days: each reminder once, whatever processes run; after a
 * downtime only the soonest of the missed ones. Old marks are deleted.
 */
export async function remindOfEndings(db: Database, now: Date): Promise<void> {
  const from = moscowDay(now);
  const to = moscowDay(new Date(now.getTime() + FIRST_REMINDER_DAYS * DAY_MS));
  await db.transaction(async (tx) => {
    const reminded = await listReminded(tx, { from, to }, now);
    const sendings = reminded
      .map((one) => ({ ...one, due: dueReminders(from, one.ending.endsOn) }))
      .filter(({ due }) => due.length > 0);
    if (sendings.length === 0) return;
    const marked = await mark(tx, sendings, now);
    const groups = Map.groupBy(
      sendings.filter(({ userID, ending, due: [daysBefore = 0] }) =>
        marked.has(keyOf({ userID, entryID: ending.id, endsOn: ending.endsOn, daysBefore })),
      ),
      ({ partner, ending }) => JSON.stringify([partner.id, ending.id, ending.title]),
    );
    for (const group of groups.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const userIDs = group.map(({ userID }) => userID);
      await send(tx, userIDs, first, now);
    }
  });
  await db.delete(calendarReminders).where(lt(calendarReminders.endsOn, from));
}
