import * as z from 'zod';
import { createOutsideService } from '#server/integrations/outgoing/call-service.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';

/** The account at SMS.RU. */
export interface SmsRuConfig {
  /** Key of the account; never logged. */
  apiID: string;
  /** Name of the sender that the gateway has approved; null takes the account's own. */
  from: string | null;
  /** Origin of the API. */
  url: string;
}

/* SMS.RU's API as its documentation describes it (https://sms.ru/api/send). */

const outcome = z.object({ status_code: z.int() });

const reply = outcome.extend({
  // By phone. Nothing in it when the call as a whole was rejected, which PHP writes as a list.
  sms: z.union([z.record(z.string(), outcome), z.array(z.never())]).optional(),
});

/** Longest text of a message in UTF-16 units: eight parts of 67 each, where it has Cyrillic letters. */
export const SMS_RU_TEXT_MAX = 8 * 67;
/** Bounds of `lifetime`, minutes. */
const LIFETIME = { min: 1, max: 1440 };

interface NewSms {
  /** `+7XXXXXXXXXX`. */
  phone: string;
  text: string;
  /** Minutes in which it is of use; null for the operator's own limit. */
  lifetime: number | null;
}

export interface SmsRuClient {
  /**
   * The status code of the message, or of the call when it was rejected as a whole; 100 accepts it.
   * @throws ServiceError without a response that says so: nobody knows whether it was accepted.
   */
  send(sms: NewSms): Promise<number>;
}

/** Calls SMS.RU. It knows no idempotency key, so that a call without a response is not repeated here. */
export function createSmsRuClient({ apiID, from, url }: SmsRuConfig): SmsRuClient {
  const service = createOutsideService({ name: 'SMS.RU' });
  return {
    send: async ({ phone, text, lifetime }) => {
      const { status, body } = await service.call({
        method: 'POST',
        url: `${url}/sms/send`,
        // Not as a query: URLs are logged on the way.
        body: new URLSearchParams({
          api_id: apiID,
          to: phone.replace('+', ''),
          msg: text,
          json: '1',
          ...(from === null ? {} : { from }),
          ...(lifetime === null
            ? {}
            : { ttl: `${Math.min(Math.max(LIFETIME.min, lifetime), LIFETIME.max)}` }),
        }),
        isRepeatable: false,
      });
      const { data } = reply.safeParse(body);
      if (status !== 200 || data === undefined) {
        throw new ServiceError(`SMS.RU responded to POST /sms/send with ${status} and nonsense`, {
          status,
          isUncertain: true,
        });
      }
      const [own] = Object.values(data.sms ?? {});
      if (own === undefined && data.status_code === 100) {
        throw new ServiceError('SMS.RU accepted a call without a message');
      }
      return (own ?? data).status_code;
    },
  };
}
