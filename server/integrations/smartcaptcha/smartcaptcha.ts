import * as z from 'zod';
import type { Captcha } from '#server/integrations/captcha.ts';
import { createOutsideService } from '#server/integrations/outgoing/call-service.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';

/** The captcha of the shop at Yandex SmartCaptcha. */
export interface SmartCaptchaConfig {
  /** Public: pages show the widget by it. */
  clientKey: string;
  /** Never logged. */
  serverKey: string;
  /** Origin of the service. */
  url: string;
}

/* The service as its documentation describes it (https://yandex.cloud/ru/docs/smartcaptcha/). */

const verdict = z.object({ status: z.enum(['ok', 'failed']) });

/** A visitor waits for it, milliseconds. */
const TIMEOUT_MS = 3000;

/** Yandex SmartCaptcha. A token can be validated once, so that no call is repeated. */
export function createSmartCaptcha({ clientKey, serverKey, url }: SmartCaptchaConfig): Captcha {
  const service = createOutsideService({ name: 'SmartCaptcha', timeoutMs: TIMEOUT_MS });
  return {
    challenge: { siteKey: clientKey, scriptUrl: `${url}/captcha.js` },
    isPassed: async (token, address) => {
      const { status, body } = await service.call({
        method: 'POST',
        url: `${url}/validate`,
        body: new URLSearchParams({
          secret: serverKey,
          token,
          ...(address === undefined ? {} : { ip: address }),
        }),
        isRepeatable: false,
      });
      const { data } = verdict.safeParse(body);
      if (status !== 200 || data === undefined) {
        throw new ServiceError(`SmartCaptcha responded to POST /validate with ${status}`, {
          status,
          isUncertain: true,
        });
      }
      return data.status === 'ok';
    },
  };
}
