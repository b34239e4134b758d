import { setTimeout as delay } from 'node:timers/promises';
import { count, isNull, sql } from 'drizzle-orm';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { postMessages } from '#server/notifications/outbox.ts';
import { ApiProcess } from '#tools/faults/api-process.ts';
import type { Arena } from '#tools/faults/arena.ts';
import { confirmWhile } from '#tools/faults/confirm-while.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { type GatewayFault, openMessageGateway } from '#tools/faults/message-gateway.ts';
import { freePort } from '#tools/process/ports.ts';

const MESSAGES = 200;
/** The pauses of messages pass that much faster, so that the outage takes twenty seconds. */
const RATE = 30;
const OUTAGE_MS = 600_000;
/** The pause after the last failed attempt is up to eight minutes; then a batch of twenty every two seconds. */
const DELIVERED_WITHIN_MS = 90_000;
const SHARE_OF_CHECKOUTS = 0.2;
const WIDTH = 16;
const POLL_MS = 250;
const faults: readonly GatewayFault[] = ['error', 'hang', 'cut'];

/** Jobs go by the clock of the database, which can not run faster: the turns come nearer instead. */
async function hasten({ db }: Arena, isOver: () => boolean): Promise<void> {
  const seconds = (POLL_MS * (RATE - 1)) / 1000;
  while (!isOver()) {
    await delay(POLL_MS);
    await db
      .update(outboxMessages)
      .set({
        nextAttemptAt: sql`${outboxMessages.nextAttemptAt} - make_interval(secs => ${seconds})`,
      })
      .where(isNull(outboxMessages.sentAt));
  }
}

export const messageGatewayDown: FaultRun = {
  name: 'message-gateway',
  title: 'the gateway of messages is down for ten minutes; its pauses pass 30 times faster',
  run: async (arena, scale) => {
    const gateway = await openMessageGateway();
    gateway.failBy('error');
    const settings = { MESSAGE_GATEWAY_URL: gateway.url };
    const options = { hasJobs: true, settings };
    const api = new ApiProcess(await freePort(), arena.databaseUrl, options);
    await api.start();
    let over = false;
    const hastened = hasten(arena, () => over);
    try {
      const at = new Date();
      const total = Math.max(40, Math.round(MESSAGES * scale));
      await postMessages(
        arena.db,
        Array.from({ length: total }, (_, index) => ({
          channel: 'Email' as const,
          endPoint: `${index}@example.ru`,
          subject: 'Заказ',
          text: 'Заказ собран',
          at,
        })),
      );
      const left = async () => {
        const [row] = await arena.db
          .select({ left: count() })
          .from(outboxMessages)
          .where(isNull(outboxMessages.sentAt));
        return row?.left ?? 0;
      };
      let slowest = 0;
      // Orders do not wait for messages.
      const { acknowledged, retries } = await confirmWhile(
        arena,
        {
          scale: scale * SHARE_OF_CHECKOUTS,
          width: WIDTH,
          urlOf: () => api.url,
          onResponse: (took) => {
            slowest = Math.max(slowest, took);
          },
        },
        async () => {
          for (const fault of faults) {
            gateway.failBy(fault);
            await delay(OUTAGE_MS / RATE / faults.length);
          }
        },
      );
      const failed = gateway.attempts();
      expectFigure(
        retries.faults,
        'messages accepted during the outage',
        gateway.accepted().size,
        0,
      );
      gateway.failBy(null);
      const began = performance.now();
      while ((await left()) > 0 && performance.now() - began < DELIVERED_WITHIN_MS) {
        await delay(POLL_MS);
      }
      const took = performance.now() - began;
      expectFigure(retries.faults, 'messages left', await left(), 0);
      const twice = [...gateway.accepted().values()].filter((times) => times > 1).length;
      expectFigure(retries.faults, 'messages accepted twice', twice, 0);
      return {
        acknowledged,
        figures: `${acknowledged.length} orders meanwhile, the slowest ${Math.round(slowest)} ms, ${failed} failed attempts, all ${total} messages accepted once, ${Math.round((took * RATE) / 60_000)} min of pauses after the return`,
        faults: retries.faults,
      };
    } finally {
      over = true;
      await hastened;
      await api.kill();
      await gateway.close();
    }
  },
};
