import type { GatewayConfig } from '#server/config/config.ts';
import type { Channel } from './topics.ts';

/** A message as it leaves the shop. */
export interface GatewayMessage {
  /** Stays the same when the message is sent again. */
  id: string;
  channel: Channel;
  endPoint: string;
  subject: string;
  text: string;
  /** Whole address, or null. */
  link: string | null;
}

/** Whoever really sends e-mails and SMS. Rejects when the message was not taken. */
export interface MessageGateway {
  send(message: GatewayMessage): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** A gateway over HTTP: one POST of JSON a message, `Idempotency-Key` its id, any 2xx takes it. */
export function createHttpGateway({ url, token }: GatewayConfig): MessageGateway {
  return {
    send: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': message.id,
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The message gateway answered ${response.status}`);
    },
  };
}
