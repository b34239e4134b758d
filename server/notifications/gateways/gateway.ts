import type { GatewayConfig } from '#server/config/config.ts';
import { inCallSpan } from '#server/integrations/outgoing/call-span.ts';
import type { Channel } from '#server/notifications/topics.ts';

/** A message as passed to the gateway. */
export interface GatewayMessage {
  /** The same for every retry of the message. */
  id: string;
  channel: Channel;
  endPoint: string;
  subject: string;
  text: string;
  /** Absolute URL, or null. */
  link: string | null;
  /** After that it is of no use (a one-time code); null for others. */
  expiresAt: Date | null;
}

/**
 * The recipient or the message was rejected for good: another attempt would be rejected as well. The
 * text names what rejected it and the code, never the recipient or the message.
 */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}

/** Sends messages of its channels. */
export interface MessageGateway {
  readonly channels: readonly Channel[];
  /** @throws UndeliverableError when it makes no sense to retry, any other error when it does. */
  send(message: GatewayMessage): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** A gateway over HTTP: one JSON POST per message, its id as `Idempotency-Key`, 2xx accepts it. */
export function createHttpGateway(
  { url, token }: GatewayConfig,
  channels: readonly Channel[],
): MessageGateway {
  return {
    channels,
    send: async (message) => {
      const call = { service: 'messages', method: 'POST', host: new URL(url).host };
      const response = await inCallSpan(call, () =>
        fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': message.id,
            ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(message),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        }),
      );
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The message gateway responded with ${response.status}`);
    },
  };
}
