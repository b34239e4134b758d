import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { count, isNull } from 'drizzle-orm';
import { promoCodes } from '#server/db/schema/buying.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { postMessages } from '#server/notifications/outbox.ts';
import { ApiProcess } from '#tools/faults/api-process.ts';
import type { Arena } from '#tools/faults/arena.ts';
import { callApi } from '#tools/faults/call-api.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';
import { openMessageGateway } from '#tools/faults/message-gateway.ts';
import { freePort } from '#tools/process/ports.ts';

const DAY_MS = 86_400_000;
const CODE = 'VCHERA';
const USES = 10;
const MESSAGES = 30;
const DELIVERED_WITHIN_MS = 15_000;
const POLL_MS = 200;
/** Long enough for another process to take the same message, were its clock trusted. */
const GATEWAY_TAKES_MS = 3000;
/** More than the tries of promo codes that a user has in a window. */
const TRIES = 40;

/** Tries unknown promo codes until the limit is reached. @returns the number of tries that were accepted */
async function tryCodes(url: string, as: string): Promise<number> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const body = { couponCode: `NET${turn}` };
    const { status } = await callApi({
      url,
      as,
      method: 'POST',
      path: '/cart/promoCode/add',
      body,
    });
    if (status === 429) return turn;
  }
  return TRIES;
}

async function untilSent({ db }: Arena): Promise<number> {
  const deadline = performance.now() + DELIVERED_WITHIN_MS;
  for (;;) {
    const [row] = await db
      .select({ left: count() })
      .from(outboxMessages)
      .where(isNull(outboxMessages.sentAt));
    const left = row?.left ?? 0;
    if (left === 0 || performance.now() > deadline) return left;
    await delay(POLL_MS);
  }
}

export const clock: FaultRun = {
  name: 'clock',
  title: 'one process a day ahead, one a day behind, one right',
  run: async (arena, scale) => {
    const gateway = await openMessageGateway(GATEWAY_TAKES_MS);
    const open = async (options: ConstructorParameters<typeof ApiProcess>[2]) => {
      const api = new ApiProcess(await freePort(), arena.databaseUrl, options);
      await api.start();
      return api;
    };
    const settings = { MESSAGE_GATEWAY_URL: gateway.url };
    const right = await open({ hasJobs: true, settings });
    const ahead = await open({ hasJobs: true, settings, clockAhead: DAY_MS });
    const behind = await open({ hasJobs: true, settings, clockAhead: -DAY_MS });
    const urls = [right.url, ahead.url, behind.url];
    const urlOf = (turn: number) => urls[turn % urls.length] ?? right.url;
    const faults: string[] = [];
    try {
      await arena.db.insert(promoCodes).values({
        code: CODE,
        name: 'Скидка первым',
        scope: 'Order',
        amount: 10_000,
        validFrom: new Date(0),
        totalLimit: USES,
      });
      const buyerCount = Math.max(30, Math.round(90 * scale));
      const buyers = await arena.makeBuyers(buyerCount, ['gloves'], { code: CODE });
      const confirmed = await inParallel(buyerCount, 30, async (index) => {
        const buyer = buyers[index];
        if (buyer === undefined) throw new Error('No buyer');
        const key = randomUUID();
        const first = await arena.confirm(buyer, urlOf(index), key);
        const again = await arena.confirm(buyer, urlOf(index + 1), key);
        if (first.status === 200 && again.status !== 200) {
          faults.push(`a repeated confirmation got ${again.status}: ${again.text.slice(0, 200)}`);
        }
        return { buyer, status: first.status };
      });
      const sold = confirmed.filter(({ status }) => status === 200);
      expectFigure(faults, 'orders with the code', sold.length, USES);

      const [visitor = '', other = ''] = buyers.map(({ id }) => id);
      const usual = await tryCodes(right.url, visitor);
      await tryCodes(ahead.url, other);
      // The window of tomorrow ends at once; a new one begins.
      const afterwards = await tryCodes(right.url, other);
      if (usual === TRIES) faults.push('tries of promo codes are not limited');
      expectFigure(faults, 'tries after those of the process that is ahead', afterwards, usual);

      await postMessages(
        arena.db,
        Array.from({ length: MESSAGES }, (_, index) => ({
          channel: 'Email' as const,
          endPoint: `${index}@example.ru`,
          subject: 'Заказ',
          text: 'Заказ собран',
          at: new Date(Date.now() + DAY_MS),
        })),
      );
      expectFigure(faults, 'messages left', await untilSent(arena), 0);
      const twice = [...gateway.accepted().values()].filter((times) => times > 1).length;
      expectFigure(faults, 'messages sent twice', twice, 0);
      return {
        acknowledged: sold.map(({ buyer }) => ({ orderID: buyer.orderID, total: buyer.total })),
        figures: `${buyerCount} buyers, ${sold.length} orders with the code, ${usual} tries of codes, then ${afterwards}, ${gateway.accepted().size} messages of tomorrow sent`,
        faults,
      };
    } finally {
      for (const api of [right, ahead, behind]) await api.kill();
      await gateway.close();
    }
  },
};
