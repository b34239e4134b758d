import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushDevice } from '#generated/api/model/pushDevice.ts';
import { useDeletePushSubscription } from '#generated/api/profile/delete-push-subscription.ts';
import { invalidateGetNotificationSettings } from '#generated/api/profile/get-notification-settings.ts';
import {
  getListPushDevicesQueryKey,
  getListPushDevicesQueryOptions,
  invalidateListPushDevices,
} from '#generated/api/profile/list-push-devices.ts';
import { useSavePushSubscription } from '#generated/api/profile/save-push-subscription.ts';
import { readPushSubscription, subscribeToPush } from '#src/browser/push.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { type PushState, pushStateOf } from './push-state.ts';
import { useThisDevice } from './use-this-device.ts';

/** Push messages of the user. */
export interface Push {
  state: PushState;
  /** Further browsers of the user that get them. */
  otherDevices: readonly PushDevice[];
  /** The devices could not be loaded. */
  isFailed: boolean;
  isPending: boolean;
  /** In a click: requests the permission and subscribes this browser. Resolves to whether it worked. */
  enable: () => Promise<boolean>;
  disable: () => Promise<void>;
  /** Ends them on another device. */
  remove: (id: string) => Promise<void>;
}

/** Why the browser could not subscribe: its push service cannot be reached, or is blocked. */
const FAILED = 'Push-уведомления не включились: служба браузера недоступна';

/** Push messages of the user, here and on other devices. */
export function usePush(): Push {
  const client = useQueryClient();
  const { device, refresh } = useThisDevice();
  const devices = useQuery({ ...getListPushDevicesQueryOptions(), meta: { silent: true } });
  const save = useSavePushSubscription({
    mutation: {
      meta: { errorMessage: 'Push-уведомления не включились' },
      onSuccess: (saved) => client.setQueryData(getListPushDevicesQueryKey(), saved),
    },
  });
  const forget = useDeletePushSubscription({
    // Ended meanwhile, here or there.
    mutation: { meta: { handledStatuses: [404] } },
  });
  const readAgain = async () => {
    await refresh();
    // Whether Push can be chosen depends on the devices.
    await Promise.all([
      invalidateListPushDevices(client),
      invalidateGetNotificationSettings(client),
    ]);
  };

  const subscribe = async (): Promise<boolean> => {
    const publicKey = devices.data?.publicKey;
    if (publicKey === undefined) return false;
    const subscription = await subscribeToPush(publicKey).catch(() => {
      showToast({ tone: 'error', message: FAILED });
      return null;
    });
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
    const { userAgent } = navigator;
    return save.mutateAsync({ data: { endpoint, keys: { p256dh, auth }, userAgent } }).then(
      () => true,
      () => false,
    );
  };

  const remove = async (id: string) => {
    await forget.mutateAsync({ id }).catch(() => {
      // The mutation has reported it.
    });
    await readAgain();
  };

  return {
    state: pushStateOf(device, devices.data?.items),
    otherDevices: (devices.data?.items ?? []).filter(({ id }) => id !== device?.subscriptionID),
    isFailed: devices.isError && devices.data === undefined,
    isPending: save.isPending || forget.isPending,
    enable: async () => {
      const isEnabled = await subscribe();
      await readAgain();
      return isEnabled;
    },
    disable: async () => {
      const subscription = await readPushSubscription();
      await subscription?.unsubscribe();
      if (device?.subscriptionID) await remove(device.subscriptionID);
      else await readAgain();
    },
    remove,
  };
}
