import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Arena } from '#tools/faults/arena.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const run = promisify(execFile);
const SIZE = '48m';
/** A table that every order writes to. */
const TABLES = ['orders', 'order_items', 'order_events', 'idempotency_keys', 'notifications'];
const PIECE = Buffer.alloc(64 * 1024);

/** A small file system that belongs to PostgreSQL; null where none can be created. */
async function mountSmall(dataFolder: string): Promise<string | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const { uid, gid } = await stat(dataFolder);
  await chown(folder, uid, gid);
  return folder;
}

async function fill(folder: string): Promise<string> {
  const name = path.join(folder, 'filler');
  const file = await open(name, 'w');
  try {
    for (;;) await file.write(PIECE);
  } catch {
    return name;
  } finally {
    await file.close();
  }
}

async function onServer(
  { postgres }: Arena,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

export const diskFull: FaultRun = {
  name: 'disk-full',
  title: 'the disk of the database is full for a while',
  run: async (arena, scale) => {
    const [place] = await onServer(arena, 'show data_directory');
    const folder =
      arena.postgres.breakable && (await mountSmall(String(place?.data_directory ?? '')));
    if (folder === null) {
      return { acknowledged: [], figures: 'left out: no file system can be made', faults: [] };
    }
    const count = Math.max(100, Math.round(400 * scale));
    const faults: string[] = [];
    try {
      await onServer(arena, `create tablespace small location '${folder}'`);
      const buyers = await arena.makeBuyers(count, ['gloves'], { bonuses: 50 });
      for (const table of TABLES) {
        await arena.db.execute(sql.raw(`alter table ${table} set tablespace small`));
      }
      const keys = buyers.map(() => randomUUID());
      const confirmAll = () =>
        inParallel(count, 10, async (index) => {
          const buyer = buyers[index];
          if (buyer === undefined) throw new Error('No buyer');
          return arena.confirm(buyer, arena.urlOf(index), keys[index] ?? '');
        });
      const filler = await fill(folder);
      const responses = await confirmAll();
      const stopped = responses.filter(
        ({ status, text }) => status === 503 && text.includes('traceID'),
      ).length;
      const done = responses.filter(({ status }) => status === 200).length;
      expectFigure(faults, 'responses with 200 or 503 and their trace', stopped + done, count);
      if (stopped === 0) faults.push('nothing ran into the full disk');
      await rm(filler);
      const again = (await confirmAll()).filter(({ status }) => status === 200).length;
      expectFigure(faults, 'orders once there is room', again, count);
      for (const kind of ['table', 'index']) {
        const move = `alter ${kind} all in tablespace small set tablespace pg_default`;
        await arena.db.execute(sql.raw(move));
      }
      // PostgreSQL removes the files of moved tables at the next checkpoint.
      await onServer(arena, 'checkpoint');
      await onServer(arena, 'drop tablespace small');
      return {
        acknowledged: buyers.map(({ orderID, total }) => ({ orderID, total })),
        figures: `${stopped} of ${count} confirmations 503 with traceID, then ${again} orders without a restart`,
        faults,
      };
    } finally {
      await run('umount', ['--lazy', folder]).catch(() => {});
      await rm(folder, { recursive: true, force: true });
    }
  },
};
