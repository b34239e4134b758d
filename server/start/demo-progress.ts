import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { advanceDemoOrders } from '#server/fulfillment/advance-orders.ts';
import type { Services } from '#server/integrations/services.ts';
import { settleDelayedPayments } from '#server/payment/settle-payment.ts';
import { publishDemoFeedback } from '#server/profile/feedback/moderation.ts';
import { advanceDemoTickets } from '#server/support/tickets/advance-tickets.ts';

const TICK_MS = 5000;

/**
 * What in a demonstration happens by itself: the built-in bank makes up its mind, orders take
 * their next steps and tickets get replies, according to the settings.
 * @returns what ends it.
 */
export function startDemoProgress(
  { localPayment, orderPace }: Pick<ServerConfig, 'localPayment' | 'orderPace'>,
  db: Database,
  { logger, services }: { logger: Logger; services: Pick<Services, 'organizations'> },
): () => void {
  const tick = async () => {
    const now = new Date();
    if (localPayment) await settleDelayedPayments(db, now);
    if (orderPace > 0) {
      const pace = { now, pace: orderPace * 1000, logger, organizations: services.organizations };
      await advanceDemoOrders(db, pace);
      await advanceDemoTickets(db, pace);
      await publishDemoFeedback(db, pace);
    }
  };
  const timer = setInterval(() => {
    tick().catch((error: unknown) => logger.warn({ err: error }, 'The clock missed a tick'));
  }, TICK_MS).unref();
  return () => clearInterval(timer);
}
