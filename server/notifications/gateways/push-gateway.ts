import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { pushSubscriptions } from '#server/db/schema/notifications.ts';
import { loadPushKeys } from '#server/notifications/push/push-keys.ts';
import type { PushSubscriptionRow } from '#server/notifications/push/push-subscriptions.ts';
import type { GatewayMessage, MessageGateway } from './gateway.ts';
import { postToPushService } from './push-post.ts';

/** Seconds that a push service stores a message for a browser that is not running. */
const DEFAULT_TTL = 86_400;
/** Push services accept 4,096 bytes, encrypted; a letter of Cyrillic is two. */
const MAX_TEXT = 500;

/** What the service worker gets (`public/offline-worker.js`). */
function payloadOf({ id, subject, text, link }: GatewayMessage): string {
  const url = link === null ? '/profile/notifications' : link.slice(new URL(link).origin.length);
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  return JSON.stringify({ id, title: subject, text: short, url });
}

interface PushGatewayOptions {
  config: Pick<ServerConfig, 'push' | 'shop'>;
  db: Database;
  logger: Pick<Logger, 'warn'>;
  now?: () => Date;
}

/** The message for one browser, encrypted by RFC 8291 and signed by RFC 8292. */
async function encrypt(
  { config, db, now = () => new Date() }: PushGatewayOptions,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  message: GatewayMessage,
) {
  const { expiresAt } = message;
  const keys = await loadPushKeys(db, config);
  const secondsLeft = expiresAt && Math.ceil((expiresAt.getTime() - now().getTime()) / 1000);
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(message), {
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
    TTL: Math.max(0, secondsLeft ?? DEFAULT_TTL),
    vapidDetails: { subject: `mailto:${config.shop.contactEmail}`, ...keys },
  });
}

/**
 * Sends push messages to the services of the browsers. A subscription that the service no longer knows
 * is deleted; a message for a deleted one counts as sent.
 */
export function createPushGateway(options: PushGatewayOptions): MessageGateway {
  const { config, db, logger } = options;
  return {
    channels: ['Push'],
    send: async (message) => {
      const own = eq(pushSubscriptions.id, message.endPoint);
      const [subscription] = await db.select().from(pushSubscriptions).where(own);
      if (subscription === undefined) return;
      const { endpoint, headers, body } = await encrypt(options, subscription, message);
      const status = await postToPushService({ endpoint, headers, body }, config.push.origins);
      if (status >= 200 && status < 300) return;
      if (status === 404 || status === 410) {
        // Unless the browser has subscribed again meanwhile.
        await db
          .delete(pushSubscriptions)
          .where(and(own, eq(pushSubscriptions.auth, subscription.auth)));
        return;
      }
      // Too large: another attempt would be rejected as well.
      if (status === 413) logger.warn({ message: message.id }, 'A push message was too large');
      else throw new Error(`The push service responded with ${status}`);
    },
  };
}
