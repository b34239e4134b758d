import { and, inArray, lt, sql } from 'drizzle-orm';
import { demoApprover, demoEmployee, demoIndividual, demoOwner } from '#demo/people.ts';
import type { Database } from '#server/db/connection.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { notify } from '#server/notifications/notify.ts';

const HOUR_MS = 3_600_000;
/** Older notifications have been read. */
const READ_AFTER_MS = 60 * HOUR_MS;

const buyers = [demoIndividual, demoOwner, demoEmployee].map(({ id }) => id);
const customers = [...buyers, demoApprover.id];

/** Notifications of the demo users besides orders and tickets; old ones are read. */
export async function seedNotices(db: Database, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await notify(db, buyers, {
    topic: 'Feedback',
    title: 'Как вам покупка?',
    text: 'Оцените полученные товары: отзыв поможет коллегам.',
    link: '/profile/feedback',
    at: ago(240),
  });
  await notify(db, customers, {
    topic: 'Company',
    title: 'Новые реквизиты магазина',
    text: 'С\u00A0начала месяца в\u00A0счетах стоит новый расчётный счёт.',
    link: '/info/contacts',
    at: ago(20),
  });
  await db
    .update(notifications)
    .set({ readAt: sql`${notifications.createdAt} + interval '2 hours'` })
    .where(
      and(
        inArray(notifications.userID, customers),
        lt(notifications.createdAt, new Date(now.getTime() - READ_AFTER_MS)),
      ),
    );
}
