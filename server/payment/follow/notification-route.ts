import { Hono } from 'hono';
import { readBytes } from '#server/contract/body/body.ts';
import { parseJson } from '#server/contract/body/json-body.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { RemotePayments } from '#server/integrations/payment-provider.ts';
import { followPayment } from './follow-payment.ts';

const MAX_BYTES = 64 * 1024;

/**
 * `POST /payment-notifications`: a provider reports that a payment has changed. Its state is read from
 * the provider, so that a forged notification changes nothing. 200 for an unknown payment, which another
 * shop of the same account may have; 503 while the provider does not respond, which makes it repeat
 * the notification.
 */
export function createNotificationRoute(
  db: Database,
  remote: RemotePayments,
  now: () => Date,
): Hono<HttpEnv> {
  return new Hono<HttpEnv>().post('/payment-notifications', async (c) => {
    const paymentID = await remote.findNotified(parseJson(await readBytes(c.req.raw, MAX_BYTES)));
    if (paymentID === null) {
      c.get('logger').warn('A notification is about an unknown payment');
      return c.body(null, 200);
    }
    try {
      await followPayment({ db, remote, paymentID, now: now() });
    } catch (cause) {
      throw new ApiProblem(503, 'Не удалось проверить оплату, повторите позже', { cause });
    }
    return c.body(null, 200);
  });
}
