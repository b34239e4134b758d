import type { NotificationState } from '#generated/api/model/notificationState.ts';
import type { NotificationTopic } from '#generated/api/model/notificationTopic.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, oneOf, parseParam, parseParams } from '#src/lib/search-params.ts';
import { topicLabels } from './topic-labels.ts';

const state = oneOf<NotificationState>({ New: true, Read: true });
const topic = oneOf<NotificationTopic>(topicLabels);

/** Search parameters of the notifications. */
export interface NotificationsSearch extends InvalidParams {
  /** Read and unread ones together by default. */
  state?: NotificationState | undefined;
  topic?: NotificationTopic[] | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseNotificationsSearch(given: Record<string, unknown>): NotificationsSearch {
  return withInvalidParams(given, {
    state: parseParam(given.state, state),
    topic: parseParams(given.topic, topic, Object.keys(topicLabels).length),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
