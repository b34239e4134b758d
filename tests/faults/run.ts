/**
 * What no fault may break, tried on a real PostgreSQL with processes that are killed: `npm run faults`.
 *
 *   npm run faults -- --only crash --only stock     some runs
 *   npm run faults -- --scale 0.2                    a fifth of the size
 *
 * Ends with a line a run and exit code 1 when anything broke.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { startPostgres } from '#tests/support/postgres.ts';
import { type Arena, openArena } from './arena.ts';
import type { FaultRun } from './fault-run.ts';
import { findBroken, invariantCount } from './invariants.ts';
import { bonuses } from './runs/bonuses.ts';
import { crash } from './runs/crash.ts';
import { cutAnswer } from './runs/cut-answer.ts';
import { lastPieces } from './runs/last-pieces.ts';
import { priceChange } from './runs/price-change.ts';
import { sameKey } from './runs/same-key.ts';

const runs: readonly FaultRun[] = [sameKey, lastPieces, bonuses, cutAnswer, priceChange, crash];
const SETTLE_MS = 60_000;
const POLL_MS = 500;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    scale: { type: 'string', default: '1' },
  },
});

/** Orders a killed process left waiting are completed by the others; until then nothing is judged. */
async function settle({ db }: Arena): Promise<void> {
  const deadline = Date.now() + SETTLE_MS;
  while (Date.now() < deadline) {
    const { rows } = await db.execute(
      sql`select 1 from orders where status = 'WaitingForCreating' limit 1`,
    );
    if (rows.length === 0) return;
    await delay(POLL_MS);
  }
  throw new Error('Some orders were never completed');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function carryOut(run: FaultRun, server: string): Promise<boolean> {
  const arena = await openArena(server);
  const began = performance.now();
  try {
    const { acknowledged, figures, faults } = await run.run(arena, Number(values.scale));
    await settle(arena);
    const broken = [...faults, ...(await findBroken(arena.db, acknowledged))];
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    print(`${broken.length === 0 ? '✓' : '✗'} ${run.name}: ${run.title}`);
    print(`    ${figures}, ${seconds} s`);
    print(`    ${invariantCount} invariants checked, ${broken.length} broken`);
    for (const line of broken) print(`    ✗ ${line}`);
    return broken.length === 0;
  } finally {
    await arena.close();
  }
}

const postgres = await startPostgres();
print(`Fault runs on ${postgres.description}`);
let failed = 0;
try {
  for (const run of runs) {
    if (values.only !== undefined && !values.only.includes(run.name)) continue;
    if (!(await carryOut(run, postgres.url))) failed += 1;
  }
} finally {
  await postgres.stop();
}
print(failed === 0 ? 'Nothing broke.' : `${failed} of the runs broke something.`);
process.exit(failed === 0 ? 0 : 1);
