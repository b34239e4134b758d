import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { feedText, offerText } from '#tests/support/records/feed.ts';
import type { Arena } from '#tools/faults/arena.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { projectRoot } from '#tools/process/project-root.ts';

const KILLS = 20;
const OFFERS = 5000;

/** Runs the importer, and kills it after so many milliseconds. @returns how long it ran */
async function runImport(arena: Arena, file: string, folder: string, killAfter: number | null) {
  const began = performance.now();
  const child = spawn(process.execPath, ['server/catalog-cli.ts', 'import', file], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: arena.databaseUrl, DATA_DIR: folder },
    stdio: 'ignore',
  });
  const timer = killAfter === null ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  clearTimeout(timer);
  return performance.now() - began;
}

export const catalogCrash: FaultRun = {
  name: 'catalog-crash',
  title: `kill -9 of the importer in the midst of ${KILLS} feeds, ${OFFERS} offers each`,
  run: async (arena, scale) => {
    const kills = Math.max(4, Math.round(KILLS * scale));
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-feeds-'));
    const faults: string[] = [];
    let whole = 0;
    try {
      const write = async (turn: number) => {
        const offers = Array.from({ length: OFFERS }, (_, index) =>
          offerText(`o${index}`, `<price>${1000 + turn}</price>`),
        );
        const file = path.join(folder, `feed-${turn}.xml`);
        await writeFile(file, feedText({ offers: offers.join('\n') }));
        return file;
      };
      // The sold products are not in the feed, so the invariants still apply to them.
      const took = await runImport(arena, await write(0), folder, null);
      const read = async () => {
        const { rows } = await arena.db.execute<{
          price: number;
          version: number;
          kinds: number;
        }>(sql`
          select min(price)::int as price, count(distinct price)::int as kinds,
            (select count(*)::int from catalogue_imports where finished_at is not null) as version
          from products where listed and market_id like 'o%'`);
        return rows[0] ?? { price: 0, version: 0, kinds: 0 };
      };
      for (let turn = 1; turn <= kills; turn += 1) {
        const before = await read();
        await runImport(
          arena,
          await write(turn),
          folder,
          randomInt(Math.ceil(took * 0.3), Math.ceil(took * 1.1)),
        );
        const after = await read();
        expectFigure(faults, 'prices in the catalog', after.kinds, 1);
        const isNew = after.price !== before.price;
        if (isNew) whole += 1;
        expectFigure(faults, 'finished imports', after.version, before.version + (isNew ? 1 : 0));
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return {
      acknowledged: [],
      figures: `${kills} kills: ${whole} times the whole feed, ${kills - whole} times none of it, its version always with it`,
      faults,
    };
  },
};
