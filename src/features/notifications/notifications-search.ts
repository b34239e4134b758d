import type { ListNotificationsParams } from '#generated/api/model/listNotificationsParams.ts';
import type { NotificationState } from '#generated/api/model/notificationState.ts';
import type { NotificationTopic } from '#generated/api/model/notificationTopic.ts';
import { keyOf, readAll, readOne, whole } from '#src/lib/address-values.ts';
import { type Unread, withUnread } from '#src/lib/lost-values.ts';
import { topicWords } from './topic-words.ts';

const PAGE_SIZE = 20;
const state = keyOf<NotificationState>({ New: true, Read: true });
const topic = keyOf<NotificationTopic>(topicWords);

/** What the address of the notifications says. */
export interface NotificationsSearch extends Unread {
  /** Read and unread ones together when it is not named. */
  state?: NotificationState | undefined;
  topic?: NotificationTopic[] | undefined;
  page?: number | undefined;
}

/** Reads the address; whatever makes no sense is as if it were not there. */
export function parseNotificationsSearch(given: Record<string, unknown>): NotificationsSearch {
  return withUnread(given, {
    state: readOne(given.state, state),
    topic: readAll(given.topic, topic, Object.keys(topicWords).length),
    page: readOne(given.page, whole(1, 10_000)),
  });
}

/** The server's filter for an address. */
export function notificationsFilter(search: NotificationsSearch): ListNotificationsParams {
  return {
    ...(search.state && { state: search.state }),
    ...(search.topic && { topic: search.topic }),
    page: search.page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
