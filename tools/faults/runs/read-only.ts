import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { type Arena, makePerson } from '#tools/faults/arena.ts';
import { callApi } from '#tools/faults/call-api.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

/** Turns writing off or on for new connections and closes the existing ones. */
async function setReadOnly({ postgres, databaseUrl }: Arena, value: 'on' | 'off'): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  await client.end();
}

export const readOnly: FaultRun = {
  name: 'read-only',
  title: 'the database only reads for a while',
  run: async (arena, scale) => {
    const count = Math.max(10, Math.round(50 * scale));
    const buyers = await arena.makeBuyers(count, ['gloves'], { bonuses: 50 });
    const as = await makePerson(arena.db);
    await callApi({ url: arena.urlOf(0), as, method: 'GET', path: '/cart' });
    const keys = buyers.map(() => randomUUID());
    const faults: string[] = [];
    const confirmAll = () =>
      inParallel(count, 10, async (index) => {
        const buyer = buyers[index];
        if (buyer === undefined) throw new Error('No buyer');
        return arena.confirm(buyer, arena.urlOf(index), keys[index] ?? '');
      });
    await setReadOnly(arena, 'on');
    // The first query of each connection finds it closed; then the pool opens new ones.
    await inParallel(40, 40, (turn) =>
      callApi({ url: arena.urlOf(turn), as, method: 'GET', path: '/cart' }).catch(() => null),
    );
    const rejected = await confirmAll();
    const unavailable = rejected.filter(
      ({ status, text }) => status === 503 && text.includes('traceID'),
    );
    expectFigure(faults, 'writes rejected with 503 and their trace', unavailable.length, count);
    const reads = ['/cart', '/product/hits', '/product/categories', '/order/pending'];
    let read = 0;
    for (const path of reads) {
      const { status, text } = await callApi({ url: arena.urlOf(0), as, method: 'GET', path });
      if (status === 200) read += 1;
      else faults.push(`GET ${path} got status ${status}: ${text.slice(0, 200)}`);
    }
    await setReadOnly(arena, 'off');
    await arena.db.execute(sql`select 1`).catch(() => {});
    await inParallel(40, 40, (turn) =>
      callApi({ url: arena.urlOf(turn), as, method: 'GET', path: '/cart' }).catch(() => null),
    );
    const done = (await confirmAll()).filter(({ status }) => status === 200);
    expectFigure(faults, 'orders once it writes again', done.length, count);
    return {
      acknowledged: buyers.map(({ orderID, total }) => ({ orderID, total })),
      figures: `${unavailable.length} of ${count} confirmations 503 with traceID, ${read} of ${reads.length} reads served, then ${done.length} orders without a restart`,
      faults,
    };
  },
};
