import { setTimeout as delay } from 'node:timers/promises';
import { count, isNull, sql } from 'drizzle-orm';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { postMessages } from '#server/notifications/outbox.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { ApiProcess } from '#tools/faults/api-process.ts';
import { type Arena, makePerson } from '#tools/faults/arena.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';
import { openMessageGateway } from '#tools/faults/message-gateway.ts';
import { freePort } from '#tools/process/ports.ts';

const PROCESSES = 3;
const MESSAGES = 300;
const ACCOUNTS = 100;
const BONUSES = 500;
const DONE_WITHIN_MS = 90_000;
const POLL_MS = 250;
const YEARS_AGO = 4;

/** People whose bonuses have expired long ago. */
async function makeExpired({ db }: Arena, people: number): Promise<void> {
  const now = new Date();
  const then = new Date(now);
  then.setFullYear(now.getFullYear() - YEARS_AGO);
  const expiresOn = moscowDay(then);
  await inParallel(people, 10, () =>
    db.transaction(async (tx) => {
      const id = await makePerson(tx);
      await lockBalance(tx, id);
      const grant = { kind: 'Grant', amount: BONUSES, orderID: null } as const;
      await moveBonuses(tx, id, { ...grant, expiresOn, now: then });
    }),
  );
}

async function countLeft({ db }: Arena): Promise<number> {
  const [messages] = await db
    .select({ left: count() })
    .from(outboxMessages)
    .where(isNull(outboxMessages.sentAt));
  const { rows } = await db.execute<{ left: number }>(
    sql`select count(*)::int as left from bonus_accounts where balance > 0`,
  );
  return (messages?.left ?? 0) + (rows[0]?.left ?? 0);
}

export const jobs: FaultRun = {
  name: 'jobs',
  title: `the background jobs of ${PROCESSES} processes at once, started together; one is killed`,
  run: async (arena, scale) => {
    const gateway = await openMessageGateway();
    const faults: string[] = [];
    const messages = Math.max(60, Math.round(MESSAGES * scale));
    const people = Math.max(20, Math.round(ACCOUNTS * scale));
    await makeExpired(arena, people);
    await postMessages(
      arena.db,
      Array.from({ length: messages }, (_, index) => ({
        channel: 'Email' as const,
        endPoint: `${index}@example.ru`,
        subject: 'Заказ',
        text: 'Заказ собран',
        at: new Date(),
      })),
    );
    const settings = { MESSAGE_GATEWAY_URL: gateway.url };
    const processes = await inParallel(PROCESSES, PROCESSES, async () => {
      const api = new ApiProcess(await freePort(), arena.databaseUrl, { hasJobs: true, settings });
      await api.start();
      return api;
    });
    try {
      await processes[0]?.kill();
      const began = performance.now();
      let left = await countLeft(arena);
      while (left > 0 && performance.now() - began < DONE_WITHIN_MS) {
        await delay(POLL_MS);
        left = await countLeft(arena);
      }
      expectFigure(faults, 'messages and accounts left', left, 0);
      expectFigure(faults, 'different messages accepted', gateway.accepted().size, messages);
      const { rows } = await arena.db.execute<{ times: number }>(
        sql`select count(*)::int as times from bonus_entries where kind = 'Expire'`,
      );
      expectFigure(faults, 'expirations', rows[0]?.times ?? 0, people);
      const twice = [...gateway.accepted().values()].filter((times) => times > 1).length;
      return {
        acknowledged: [],
        figures: `${messages} messages and ${people} accounts, each once; ${twice} messages twice, of the killed process; ${((performance.now() - began) / 1000).toFixed(1)} s`,
        faults,
      };
    } finally {
      for (const api of processes) await api.kill();
      await gateway.close();
    }
  },
};
