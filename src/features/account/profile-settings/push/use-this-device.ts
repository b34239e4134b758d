import { useCallback, useEffect, useState } from 'react';
import {
  type PushPermission,
  pushIDOf,
  readPushPermission,
  readPushSubscription,
} from '#src/browser/push.ts';

/** Push messages in this browser. */
export interface ThisDevice {
  permission: PushPermission;
  /** The id of its subscription; null when it has none. */
  subscriptionID: string | null;
}

async function readThisDevice(): Promise<ThisDevice> {
  const permission = readPushPermission();
  const subscription = await readPushSubscription().catch(() => null);
  return { permission, subscriptionID: subscription && (await pushIDOf(subscription)) };
}

/** The state of this browser, null until it is read; read again when the user returns to the page. */
export function useThisDevice(): { device: ThisDevice | null; refresh: () => Promise<void> } {
  const [device, setDevice] = useState<ThisDevice | null>(null);
  const refresh = useCallback(async () => setDevice(await readThisDevice()), []);
  useEffect(() => {
    void refresh();
    // The permission is changed in the browser's own settings.
    const onFocus = () => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);
  return { device, refresh };
}
