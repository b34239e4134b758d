import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NotificationChannelOption } from '#generated/api/model/notificationChannelOption.ts';
import { useConnectTelegram } from '#generated/api/profile/connect-telegram.ts';
import { useDisconnectTelegram } from '#generated/api/profile/disconnect-telegram.ts';
import {
  getGetNotificationSettingsQueryOptions,
  invalidateGetNotificationSettings,
} from '#generated/api/profile/get-notification-settings.ts';

/** How often to check whether the user has started the bot. */
const CHECK_EVERY_MS = 3000;

/** Connects and disconnects the chat. `link` is there until it was used or has expired. */
export function useTelegram({ allowed }: NotificationChannelOption) {
  const client = useQueryClient();
  const connecting = useConnectTelegram();
  const disconnecting = useDisconnectTelegram({
    mutation: { onSuccess: () => invalidateGetNotificationSettings(client) },
  });
  const link = allowed ? undefined : connecting.data;
  const { reset } = connecting;
  useEffect(() => {
    if (allowed) reset();
  }, [allowed, reset]);
  useEffect(() => {
    if (!link) return undefined;
    const timer = setTimeout(reset, Date.parse(link.expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [link, reset]);
  useQuery({
    ...getGetNotificationSettingsQueryOptions(),
    meta: { silent: true },
    refetchInterval: link ? CHECK_EVERY_MS : false,
  });
  return {
    link: link?.url ?? null,
    connect: () => connecting.mutateAsync(),
    disconnect: () => disconnecting.mutateAsync(),
    isPending: connecting.isPending || disconnecting.isPending,
  };
}
