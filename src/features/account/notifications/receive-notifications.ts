import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getListNotificationsQueryKey } from '#generated/api/notifications/list-notifications.ts';
import { useReceiveNotification } from '#generated/api/notifications/receive-notification.ts';
import { useReceiveNotifications } from '#generated/api/notifications/receive-notifications.ts';
import { invalidateGetProfile } from '#generated/api/profile/get-profile.ts';

/** Invalidates the lists and the number beside the menu's link. */
function forgetNotifications(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: getListNotificationsQueryKey().slice(0, 1) });
  void invalidateGetProfile(client);
}

/**
 * Marks one notification as read; a failure shows no message, the notification just stays unread.
 */
export function useReceiveOne(): (id: string) => void {
  const client = useQueryClient();
  const { mutate } = useReceiveNotification({
    mutation: { meta: { silent: true }, onSuccess: () => forgetNotifications(client) },
  });
  return (id) => mutate({ id });
}

/** Marks all notifications as read. */
export function useReceiveAll() {
  const client = useQueryClient();
  return useReceiveNotifications({
    mutation: {
      meta: { success: 'Все уведомления прочитаны' },
      onSuccess: () => forgetNotifications(client),
    },
  });
}
