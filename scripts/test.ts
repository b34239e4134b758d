/**
 * All tests and checks: `npm test`. The last line is `N passed, N failed`.
 *
 *   npm test -- --only unit --only server   runs some stages (see `stages` below)
 *   npm test -- --only containers           runs one that is not part of the whole run
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findLost } from '#tests/specification/seen.ts';
import { findChromium } from '#tests/support/chromium.ts';
import {
  createDatabase,
  startPostgres,
  type TestPostgres,
} from '#tests/support/servers/postgres.ts';
import type { PageWeight } from '#tools/bench/measurements/page-weight.ts';
import { buildShop } from '#tools/build/build-shop.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { stopRunning } from '#tools/process/run-command.ts';
import { runChecks } from '#tools/stages/checks.ts';
import { runContractStage } from '#tools/stages/contract-stage.ts';
import {
  runPlaywright,
  runSelfTest,
  runVitest,
  type StageResult,
} from '#tools/stages/test-results.ts';

interface Stage {
  name: string;
  title: string;
  run: () => Promise<StageResult>;
  /** Runs only when it is named. */
  isOnRequest?: true;
}

const heartbeatMs = 30_000;
const { values: flags } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

let postgres: Promise<TestPostgres> | undefined;
let chromium: Promise<string> | undefined;

/**
 * The domains with most SQL of their own, whose results the two drivers could read differently. All
 * operations run on PGlite in the stages `contract`, `self-test` and `e2e`.
 */
const ownSql = ['server/db', 'server/product', 'server/search', 'server/profile', 'demo'];

/** The main user journey runs on each database; the stage `e2e` has its own. */
const story = 'story.spec.ts';

const stages: Stage[] = [
  { name: 'static', title: 'Static checks', run: () => runChecks() },
  { name: 'unit', title: 'Unit tests', run: () => runVitest(['--project', 'unit']) },
  {
    name: 'server',
    title: 'Server on PostgreSQL',
    run: async () =>
      runVitest(['--project', 'server'], { TEST_DATABASE_URL: (await usePostgres()).url }),
  },
  {
    name: 'pglite',
    title: 'Database on PGlite',
    run: () => runVitest(['--project', 'server', ...ownSql], { TEST_DATABASE_URL: '' }),
  },
  { name: 'contract', title: 'Server by the contract', run: runContractStage },
  { name: 'self-test', title: 'Contract suite on broken servers', run: runSelfTest },
  {
    name: 'e2e',
    title: 'Browser on PGlite',
    run: async () => {
      await buildShop();
      await rm(path.join(projectRoot, 'test-results', 'evidence'), {
        recursive: true,
        force: true,
      });
      const result = await runPlaywright('e2e', [], {
        SCREENSHOTS: 'off',
        CHROMIUM_PATH: await useChromium(),
        E2E_DATABASE_URL: '',
      });
      await printSizes();
      return withSpecification(result);
    },
  },
  {
    name: 'browsers',
    title: 'Firefox and WebKit',
    run: async () => {
      await buildShop();
      return runVitest(['--project', 'browsers'], { TEST_DATABASE_URL: '' });
    },
  },
  {
    name: 'story',
    title: 'Main story on PostgreSQL',
    run: async () => {
      await buildShop();
      const { url } = await usePostgres();
      return runPlaywright('story', [story], {
        CHROMIUM_PATH: await useChromium(),
        E2E_DATABASE_URL: await createDatabase(url),
      });
    },
  },
  {
    name: 'release',
    title: 'Release on PostgreSQL',
    run: async () => {
      await buildShop();
      const { url } = await usePostgres();
      return runVitest(['--project', 'release'], { TEST_DATABASE_URL: url });
    },
  },
  {
    name: 'containers',
    title: 'Containers of a release',
    // It needs root, and installs a whole Debian for its images.
    isOnRequest: true,
    run: async () => {
      await buildShop();
      return runVitest(['--project', 'containers']);
    },
  },
];

const chosen = stages.filter(({ name, isOnRequest = false }) =>
  flags.only === undefined ? !isOnRequest : flags.only.includes(name),
);
const finished: { stage: Stage; result: StageResult; seconds: number }[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void end(130));
}
for (const stage of chosen) finished.push(await runStage(stage));
printSummary();
await end(finished.some(({ result }) => result.failed > 0) || chosen.length === 0 ? 1 : 0);

async function runStage(stage: Stage): Promise<(typeof finished)[number]> {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`\n▸ ${stage.title}`);
  const heartbeat = setInterval(() => console.log(`  … ${seconds()} s`), heartbeatMs);
  const result = await stage
    .run()
    .catch(
      (error: unknown): StageResult => ({
        passed: 0,
        failed: 1,
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    .finally(() => clearInterval(heartbeat));
  if (result.problem) console.log(result.problem);
  const mark = result.failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${stage.title}: ${result.passed} passed, ${result.failed} failed, ${seconds()} s`,
  );
  return { stage, result, seconds: seconds() };
}

function usePostgres(): Promise<TestPostgres> {
  postgres ??= startPostgres().then((server) => {
    console.log(`  ${server.description}`);
    return server;
  });
  return postgres;
}

function useChromium(): Promise<string> {
  chromium ??= findChromium((line) => console.log(`  ${line}`), 'shell').then((executable) => {
    console.log(`  browser: ${executable}`);
    return executable;
  });
  return chromium;
}

/** The sizes that `tests/e2e/rendering/size.spec.ts` has measured. */
async function printSizes(): Promise<void> {
  const folder = path.join(projectRoot, 'test-results', 'sizes');
  for (const file of await readdir(folder).catch(() => [])) {
    const { script, style, scriptFiles } = JSON.parse(
      await readFile(path.join(folder, file), 'utf8'),
    ) as PageWeight;
    const [scripts, styles] = [script, style].map((bytes) => `${Math.round(bytes / 1000)} kB`);
    console.log(
      `  ${path.parse(file).name}: ${scripts} of JavaScript in ${scriptFiles} files, ${styles} of CSS`,
    );
  }
}

/** One more test: browsers still show the routes and operations of the specification that they did. */
function withSpecification(result: StageResult): StageResult {
  const lost = findLost();
  if (lost.length === 0) return { ...result, passed: result.passed + 1 };
  const findings = `No browser test shows any more, of the specification:\n  ${lost.join('\n  ')}`;
  const problem = [result.problem, findings].filter(Boolean).join('\n');
  return { ...result, failed: result.failed + 1, problem };
}

function printSummary(): void {
  const sum = { passed: 0, failed: 0 };
  console.log(
    `\n${'Stage'.padEnd(28)}${'Passed'.padStart(8)}${'Failed'.padStart(8)}${'Time'.padStart(8)}`,
  );
  for (const { stage, result, seconds } of finished) {
    sum.passed += result.passed;
    sum.failed += result.failed;
    console.log(
      stage.title.padEnd(28) +
        String(result.passed).padStart(8) +
        String(result.failed).padStart(8) +
        `${seconds} s`.padStart(8),
    );
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
}

/** Stops everything that is still running. */
async function end(code: number): Promise<never> {
  await stopRunning();
  await postgres?.then(
    (server) => server.stop(),
    () => {},
  );
  process.exit(code);
}
