import { useQueryClient } from '@tanstack/react-query';
import type { NotificationChannel } from '#generated/api/model/notificationChannel.ts';
import type { NotificationSettings } from '#generated/api/model/notificationSettings.ts';
import type { NotificationTopic } from '#generated/api/model/notificationTopic.ts';
import { useChangeNotificationSettings } from '#generated/api/profile/change-notification-settings.ts';
import {
  getGetNotificationSettingsQueryKey,
  invalidateGetNotificationSettings,
} from '#generated/api/profile/get-notification-settings.ts';
import { toggleChannel } from './notification-choice.ts';

const MUTATION = ['notification-settings'];

/**
 * Stores the channels of a topic. They are shown at once, sent one change after another, and the
 * stored ones are shown again when a change fails.
 */
export function useChangeChannels() {
  const client = useQueryClient();
  const queryKey = getGetNotificationSettingsQueryKey();
  const change = useChangeNotificationSettings({
    mutation: {
      mutationKey: MUTATION,
      // In the order of the clicks: of two changes of one topic the later one counts.
      scope: { id: 'notification-settings' },
      meta: { errorMessage: 'Настройки не сохранились' },
      onSuccess: (settings) => {
        // A response to an earlier change does not have the later ones.
        if (client.isMutating({ mutationKey: MUTATION }) === 1) {
          client.setQueryData(queryKey, settings);
        }
      },
      onError: () => void invalidateGetNotificationSettings(client),
    },
  });
  const toggle = (name: NotificationTopic, channel: NotificationChannel) => {
    // Not what was rendered: two clicks may come before the next render.
    const settings = client.getQueryData<NotificationSettings>(queryKey);
    const topic = settings?.topics.find((one) => one.topic === name);
    const channels = settings && topic && toggleChannel(topic, channel, settings.channels);
    if (!channels) return;
    void client.cancelQueries({ queryKey });
    client.setQueryData<NotificationSettings>(queryKey, {
      ...settings,
      topics: settings.topics.map((one) => (one === topic ? { ...one, channels } : one)),
    });
    change.mutate({ data: { topics: [{ topic: name, channels }] } });
  };
  return { isPending: change.isPending, isSaved: change.isSuccess, toggle };
}
