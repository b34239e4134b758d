/**
 * Tests the invariants on a real PostgreSQL with processes that are killed: `npm run faults`.
 *
 *   npm run faults -- --only crash --only stock     some runs
 *   npm run faults -- --scale 0.2                    a fifth of the size
 *   npm run faults -- --only crash --repeat 20       repeated runs
 *   npm run faults -- --table figures.md             the numbers as a table, too
 *
 * Ends with `N passed, N failed`, and exit code 1 when anything broke.
 */

import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { startPostgres, type TestPostgres } from '#tests/support/servers/postgres.ts';
import { type Arena, openArena } from './arena.ts';
import type { FaultRun } from './fault-run.ts';
import { findBroken, invariantCount } from './invariants.ts';
import { bonuses } from './runs/bonuses.ts';
import { brokenImports } from './runs/broken-imports.ts';
import { catalogCrash } from './runs/catalog-crash.ts';
import { clock } from './runs/clock.ts';
import { crash } from './runs/crash.ts';
import { cutResponse } from './runs/cut-response.ts';
import { databaseCrash } from './runs/database-crash.ts';
import { diskFull } from './runs/disk-full.ts';
import { drain } from './runs/drain.ts';
import { embeddedCrash } from './runs/embedded-crash.ts';
import { hungDatabase } from './runs/hung-database.ts';
import { importCrash } from './runs/import-crash.ts';
import { jobs } from './runs/jobs.ts';
import { lastCode } from './runs/last-code.ts';
import { lastPieces } from './runs/last-pieces.ts';
import { messageGatewayDown } from './runs/message-gateway-down.ts';
import { payments } from './runs/payments.ts';
import { priceChange } from './runs/price-change.ts';
import { providerDown } from './runs/provider-down.ts';
import { readOnly } from './runs/read-only.ts';
import { refunds } from './runs/refunds.ts';
import { sameKey } from './runs/same-key.ts';
import { tabs } from './runs/tabs.ts';

const runs: readonly FaultRun[] = [
  sameKey,
  lastPieces,
  lastCode,
  bonuses,
  refunds,
  payments,
  cutResponse,
  priceChange,
  tabs,
  crash,
  databaseCrash,
  hungDatabase,
  drain,
  readOnly,
  diskFull,
  importCrash,
  brokenImports,
  catalogCrash,
  clock,
  messageGatewayDown,
  providerDown,
  jobs,
  embeddedCrash,
];
const SETTLE_MS = 60_000;
const POLL_MS = 500;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    scale: { type: 'string', default: '1' },
    repeat: { type: 'string', default: '1' },
    table: { type: 'string' },
  },
});

/**
 * Waits until other processes have completed the orders of a killed one and refunded its payments; the
 * invariants are checked after that.
 */
async function settle({ db }: Arena): Promise<void> {
  const deadline = Date.now() + SETTLE_MS;
  while (Date.now() < deadline) {
    const { rows } = await db.execute(
      sql`(select 1 from orders where status = 'WaitingForCreating' limit 1)
        union all (select 1 from payment_refunds where due_at is not null limit 1)`,
    );
    if (rows.length === 0) return;
    await delay(POLL_MS);
  }
  throw new Error('Some orders were never completed, or their money never went back');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The current arena, which is closed when the run is interrupted. */
let current: Arena | undefined;

interface Result {
  run: FaultRun;
  figures: string;
  broken: string[];
  seconds: string;
}

async function runTasks(run: FaultRun, postgres: TestPostgres): Promise<Result> {
  const arena = await openArena(postgres);
  current = arena;
  const began = performance.now();
  try {
    const { acknowledged, figures, faults } = await run.run(arena, Number(values.scale));
    await settle(arena);
    const broken = [...faults, ...(await findBroken(arena.db, acknowledged))];
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return { run, figures, broken, seconds };
  } catch (error) {
    const { stack } = error instanceof Error ? error : new Error(String(error));
    return { run, figures: 'ended early', broken: [stack ?? ''], seconds: '–' };
  } finally {
    current = undefined;
    await arena.close();
  }
}

function report({ run, figures, broken, seconds }: Result): void {
  print(`${broken.length === 0 ? '✓' : '✗'} ${run.name}: ${run.title}`);
  print(`    ${figures}, ${seconds} s`);
  print(`    ${invariantCount} invariants checked, ${broken.length} broken`);
  for (const line of broken) print(`    ✗ ${line}`);
}

function toTable(results: readonly Result[]): string {
  const rows = results.map(
    ({ run, figures, broken, seconds }) =>
      `| ${run.name} | ${run.title} | ${figures} | ${broken.length === 0 ? 'passed' : 'failed'} | ${seconds} |`,
  );
  return ['| run | what happens | figures | | s |', '|---|---|---|---|---|', ...rows, ''].join(
    '\n',
  );
}

const requested = runs.filter(({ name }) => values.only?.includes(name) ?? true);
const postgres = await startPostgres();
print(`Fault runs on ${postgres.description}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await current?.close().catch(() => {});
    await postgres.stop();
    process.exit(1);
  });
}
const results: Result[] = [];
try {
  for (const run of requested) {
    for (let turn = 0; turn < Number(values.repeat); turn += 1) {
      const result = await runTasks(run, postgres);
      results.push(result);
      report(result);
    }
  }
} finally {
  await postgres.stop();
}
if (values.table !== undefined) await writeFile(values.table, toTable(results));
const failed = results.filter(({ broken }) => broken.length > 0).length;
print(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
