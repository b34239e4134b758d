import { and, count, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import type { Topic } from './topics.ts';

type Schemas = components['schemas'];

interface Filter {
  state?: Schemas['NotificationState'];
  topic?: readonly Topic[];
  page: number;
  pageSize: number;
}

function toNotification(row: typeof notifications.$inferSelect): Schemas['UserNotification'] {
  const { id, topic, title, text, link, createdAt, readAt } = row;
  return {
    id,
    topic,
    state: readAt === null ? 'New' : 'Read',
    title,
    text,
    link,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

function unreadOf(userID: string) {
  return and(eq(notifications.userID, userID), isNull(notifications.readAt));
}

/** The number of unread notifications of a user. */
export async function countUnread(db: Database, userID: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notifications).where(unreadOf(userID));
  return row?.unread ?? 0;
}

/** A page of a user's notifications, newest first. */
export async function listNotifications(
  db: Database,
  userID: string,
  { state, topic, page, pageSize }: Filter,
): Promise<Schemas['NotificationList']> {
  const matching = and(
    eq(notifications.userID, userID),
    topic === undefined ? undefined : inArray(notifications.topic, [...topic]),
    state === 'New' ? isNull(notifications.readAt) : undefined,
    state === 'Read' ? isNotNull(notifications.readAt) : undefined,
  );
  const [rows, [counted], unreadCount] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(matching)
      .orderBy(desc(notifications.createdAt), notifications.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(notifications).where(matching),
    countUnread(db, userID),
  ]);
  return {
    items: rows.map(toNotification),
    paging: { page, pageSize, total: counted?.total ?? 0 },
    unreadCount,
  };
}

/** Marks all current ones as read. @returns how many were marked and how many are left */
export async function receiveAll(
  db: Database,
  userID: string,
  now: Date,
): Promise<Schemas['NotificationsReceived']> {
  const marked = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(unreadOf(userID), lte(notifications.createdAt, now)))
    .returning({ id: notifications.id });
  return { receivedCount: marked.length, unreadCount: await countUnread(db, userID) };
}

/**
 * Marks one as read; the time of the first read stays.
 * @throws ApiProblem 404 when it does not exist or belongs to another user.
 */
export async function receiveOne(
  db: Database,
  userID: string,
  id: string,
  now: Date,
): Promise<Schemas['UserNotification']> {
  const own = and(eq(notifications.id, id), eq(notifications.userID, userID));
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(own, isNull(notifications.readAt)));
  const [row] = await db.select().from(notifications).where(own);
  if (row === undefined)
    throw new ApiProblem(404, 'Уведомление не найдено', { reason: 'NotFound' });
  return toNotification(row);
}
