import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';
import { run } from '#tools/process/run-command.ts';

export interface Count {
  passed: number;
  failed: number;
}

/** The result of a test stage; `problem` is the output of its program when it failed. */
export interface StageResult extends Count {
  problem?: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/**
 * More flaky tests than this, one in a hundred, are a fault of the shop or of its tests, not of the
 * machine: three browsers and three shops share its two cores.
 */
export const MAX_FLAKY = 7;

/** The timeout of a stage, so that one that hangs does not block the others. */
const stagePatienceMs = 4_500_000;

/** Runs vitest; a file that cannot be loaded counts as one failed test. */
export function runVitest(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<StageResult> {
  const report = path.join('test-results', 'vitest.json');
  return runCounted(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
    report,
    ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
      passed: numPassedTests,
      failed:
        numFailedTests +
        testResults.filter(
          ({ status, assertionResults }) =>
            status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
        ).length,
    }),
  );
}

/**
 * Runs Playwright; its report is `test-results/<stage>.json`. A test that fails is run once more in a
 * fresh worker with a shop of its own; one that passes then is flaky: it is named with its first error,
 * and more than `MAX_FLAKY` of them count as failed.
 */
export function runPlaywright(
  stage: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<StageResult> {
  const report = path.join('test-results', `${stage}.json`);
  const settings = { ...env, E2E_REPORT: report };
  return runCounted('playwright', ['test', ...args], settings, report, readPlaywright);
}

function readPlaywright(results: PlaywrightReport): Count {
  for (const line of flakyTests(results)) console.log(`  flaky: ${line}`);
  return countPlaywright(results);
}

/** Counts flaky tests as passed while there are at most `MAX_FLAKY`, else as failed. */
export function countPlaywright({ stats }: PlaywrightReport): Count {
  const { expected, unexpected, flaky } = stats;
  return flaky > MAX_FLAKY
    ? { passed: expected, failed: unexpected + flaky }
    : { passed: expected + flaky, failed: unexpected };
}

/** Lists the tests that passed only on the second try: file, title and the first line of the error. */
export function flakyTests({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => {
          const message = results.find(({ error }) => error)?.error?.message ?? '';
          return `${file}: ${title}: ${message.split('\n', 1)[0]}`;
        }),
    ),
    ...flakyTests({ suites: inner }),
  ]);
}

/** Injects defects into the reference server; the contract suite must detect them. */
export function runSelfTest(): Promise<StageResult> {
  const report = path.join('test-results', 'contract-self-test.json');
  return runCounted(
    'node',
    ['scripts/contract-self-test.ts', '--quick', '--report', report],
    {},
    report,
    (count: Count) => count,
  );
}

/** A program that fails without a failed test (a crash, no tests) counts as one. */
async function runCounted<Report>(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  reportFile: string,
  count: (report: Report) => Count,
): Promise<StageResult> {
  const file = path.join(projectRoot, reportFile);
  await rm(file, { force: true });
  const problem = await run(command, args, env, stagePatienceMs).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const found = await readFile(file, 'utf8').then(
    (text) => count(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  );
  if (problem === undefined) return found;
  return { ...found, failed: Math.max(found.failed, 1), problem };
}
