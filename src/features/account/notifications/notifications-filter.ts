import type { ListNotificationsParams } from '#generated/api/model/listNotificationsParams.ts';
import type { NotificationsSearch } from './notifications-search.ts';

const PAGE_SIZE = 20;

/** The request's parameters for a URL. */
export function notificationsFilter(search: NotificationsSearch): ListNotificationsParams {
  return {
    ...(search.state && { state: search.state }),
    ...(search.topic && { topic: search.topic }),
    page: search.page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
