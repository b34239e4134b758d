import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { type Arena, makePerson } from '#tools/faults/arena.ts';
import { callApi } from '#tools/faults/call-api.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const PEOPLE = 20;
/** Per person: bonuses granted, an order that spends or earns them, its cancellation or completion. */
const ROUNDS = 13;
const WIDTH = 40;
const GRANTED = 300;
const LIFE = [
  'Confirmed',
  'WaitingForPicking',
  'WaitingForShipping',
  'Shipped',
  'Succeeded',
  'WaitingForRefund',
  'Refunded',
] as const;

function grant({ db }: Arena, id: string, amount: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockBalance(tx, id);
    await moveBonuses(tx, id, { kind: 'Grant', amount, orderID: null, now: new Date() });
  });
}

/** Orders with bonuses through the API; null when a parallel request of this person was faster. */
async function order(arena: Arena, as: string, turn: number): Promise<string | null> {
  const call = (method: 'POST' | 'PUT', path: string, body: unknown, key?: string) =>
    callApi({
      url: arena.urlOf(turn),
      as,
      method,
      path,
      body,
      ...(key === undefined ? {} : { key }),
    });
  await call('POST', '/cart/product/add', { productID: 'composite', quantity: 1 }, randomUUID());
  await call('PUT', '/cart/bonus/action', { action: turn % 2 === 0 ? 'Spend' : 'Save' });
  await call('PUT', '/cart/delivery', { method: 'Pickup', pickupPointID: 'msk-lesnaya' });
  const begun = await call('POST', '/cart/proceed', { productIDs: ['composite'] }, randomUUID());
  const { id } = JSON.parse(begun.text) as { id?: string };
  if (id === undefined) return null;
  const paid = await call('PUT', `/checkout/${id}/payment`, { method: 'Cash' });
  const { totals } = JSON.parse(paid.text) as { totals?: { toPay: number } };
  const path = `/checkout/${id}/confirm`;
  const { status } = await call('PUT', path, { total: totals?.toPay ?? 0 }, randomUUID());
  return status === 200 ? id : null;
}

async function live({ db }: Arena, id: string): Promise<void> {
  for (const status of LIFE) {
    await db.transaction(async (tx) => advanceOrder(tx, id, status, new Date())).catch(() => {});
  }
}

export const bonuses: FaultRun = {
  name: 'bonuses',
  title: 'bonuses of 20 people given, spent, saved, returned and taken back at once',
  run: async (arena, scale) => {
    const people = await inParallel(PEOPLE, PEOPLE, () => makePerson(arena.db));
    const rounds = Math.max(3, Math.round(ROUNDS * scale));
    let orders = 0;
    await inParallel(PEOPLE * rounds, WIDTH, async (index) => {
      const as = people[index % PEOPLE] ?? '';
      await grant(arena, as, GRANTED + randomInt(GRANTED));
      const id = await order(arena, as, index);
      if (id === null) return;
      orders += 1;
      const path = `/order/${id}/cancel`;
      const cancel = (turn: number) =>
        callApi({ url: arena.urlOf(turn), as, method: 'POST', path });
      // Twice in parallel: bonuses must be returned once.
      if (index % 3 === 0) await Promise.all([cancel(0), cancel(1)]);
      else await Promise.all([live(arena, id), live(arena, id)]);
    });
    const faults: string[] = [];
    const { rows } = await arena.db.execute<{ moved: number; negative: number }>(
      sql`select count(*)::int as moved,
        (select count(*)::int from bonus_accounts where balance < 0) as negative
        from bonus_entries`,
    );
    const { moved = 0, negative = 0 } = rows[0] ?? {};
    expectFigure(faults, 'accounts below zero', negative, 0);
    const overdrawn = await inParallel(PEOPLE, PEOPLE, (index) =>
      arena.db
        .transaction(async (tx) => {
          const id = people[index] ?? '';
          const amount = -1 - (await lockBalance(tx, id));
          await moveBonuses(tx, id, { kind: 'Spend', amount, orderID: null, now: new Date() });
        })
        .then(
          () => true,
          () => false,
        ),
    );
    if (overdrawn.includes(true)) faults.push('an account went below zero');
    return { acknowledged: [], figures: `${moved} movements, ${orders} orders`, faults };
  },
};
