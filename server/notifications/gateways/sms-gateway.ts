import { ServiceError } from '#server/integrations/outgoing/service-error.ts';
import type { SmsRuConfig } from '#server/integrations/smsru/smsru-client.ts';
import { createSmsRuClient, SMS_RU_TEXT_MAX } from '#server/integrations/smsru/smsru-client.ts';
import { type GatewayMessage, type MessageGateway, UndeliverableError } from './gateway.ts';

const ACCEPTED = 100;

/**
 * The same text to the same phone within a minute. The recipient has it: an attempt whose response was
 * lost had been accepted.
 */
const ACCEPTED_BEFORE = 231;

/**
 * Rejected whenever it is sent: no such phone or no route to it (202, 207), no text (203), too long
 * (205), a stop list (209, 215), a phone abroad (214). All other codes pass, as limits of a day do, or
 * are for the operator to fix, as the balance is.
 */
const UNDELIVERABLE: ReadonlySet<number> = new Set([202, 203, 205, 207, 209, 214, 215]);

/** Cut where it does not fit, but never the link: the rest can be read there. */
function textOf({ subject, text, link }: GatewayMessage): string {
  const whole = text.startsWith(subject) ? text : `${subject}. ${text}`;
  const end = link === null ? '' : ` ${link}`;
  const room = SMS_RU_TEXT_MAX - end.length;
  // Not between the halves of an emoji.
  const cut = whole.slice(0, room - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.length <= room ? whole : `${cut}…`}${end}`;
}

/** Whole minutes, so that the operator does not deliver a code that is no longer valid. */
function lifetimeOf({ expiresAt }: GatewayMessage, now: Date): number | null {
  return expiresAt && Math.floor((expiresAt.getTime() - now.getTime()) / 60_000);
}

/** Sends SMS by SMS.RU. */
export function createSmsGateway(
  config: SmsRuConfig,
  now: () => Date = () => new Date(),
): MessageGateway {
  const client = createSmsRuClient(config);
  return {
    channels: ['Sms'],
    send: async (message) => {
      const code = await client.send({
        phone: message.endPoint,
        text: textOf(message),
        lifetime: lifetimeOf(message, now()),
      });
      if (code === ACCEPTED || code === ACCEPTED_BEFORE) return;
      const what = `SMS.RU rejected a message with ${code}`;
      if (UNDELIVERABLE.has(code)) throw new UndeliverableError(what);
      throw new ServiceError(what, { isUncertain: false });
    },
  };
}
