import { randomUUID } from 'node:crypto';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { users } from '#server/db/schema/identity.ts';
import type { FaultRun } from '../fault-run.ts';
import { inParallel } from '../in-parallel.ts';

const PEOPLE = 5;

export const bonuses: FaultRun = {
  name: 'bonuses',
  title: '1,000 movements of bonuses at once on five accounts',
  run: async ({ db }, scale) => {
    const ids = Array.from({ length: PEOPLE }, () => randomUUID());
    await db.insert(users).values(ids.map((id) => ({ id, issuer: 'test', subject: id })));
    const count = Math.max(100, Math.round(1000 * scale));
    const moved = await inParallel(count, 40, (index) =>
      db.transaction(async (tx) => {
        const id = ids[index % PEOPLE] ?? '';
        const balance = await lockBalance(tx, id);
        const wanted = ((index * 37) % 90) + 10;
        const isSpent = index % 2 === 1;
        const amount = isSpent ? -Math.min(wanted, balance) : wanted;
        const kind = isSpent ? 'Spend' : 'Earn';
        await moveBonuses(tx, id, { kind, amount, orderID: null, now: new Date() });
        return amount;
      }),
    );
    const spent = moved.filter((amount) => amount < 0).length;
    const faults: string[] = [];
    const overdrawn = await inParallel(PEOPLE, PEOPLE, (index) =>
      db
        .transaction(async (tx) => {
          const id = ids[index] ?? '';
          const amount = -1 - (await lockBalance(tx, id));
          await moveBonuses(tx, id, { kind: 'Spend', amount, orderID: null, now: new Date() });
        })
        .then(
          () => true,
          () => false,
        ),
    );
    if (overdrawn.includes(true)) faults.push('an account went below zero');
    return { acknowledged: [], figures: `${count} movements, ${spent} of them spent`, faults };
  },
};
