import type { components } from '#generated/server/operations.ts';
import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { deviceName } from '#server/identity/sessions/device-name.ts';
import { loadPushKeys } from '#server/notifications/push/push-keys.ts';
import { listPushSubscriptions } from '#server/notifications/push/push-subscriptions.ts';

/** The key that a browser subscribes with, and the browsers in which the user has enabled push messages. */
export async function listPushDevices(
  db: Database,
  config: Pick<ServerConfig, 'push'>,
  userID: string,
): Promise<components['schemas']['PushDevices']> {
  const { publicKey } = await loadPushKeys(db, config);
  const subscriptions = await listPushSubscriptions(db, [userID]);
  return {
    publicKey,
    items: subscriptions.map(({ id, userAgent, subscribedAt }) => ({
      id,
      device: deviceName(userAgent),
      subscribedAt: subscribedAt.toISOString(),
    })),
  };
}
