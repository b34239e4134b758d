import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { DemoPerson } from '#demo/people.ts';
import { signIn } from '#tests/e2e/support/users/sign-in.ts';
import { chromiumFlags } from '#tests/support/chromium.ts';
import { calmest, type Disturbed } from '#tools/bench/statistics/calm-runs.ts';
import { median } from '#tools/bench/statistics/median.ts';
import { watchStolenTime } from '#tools/bench/statistics/stolen-time.ts';
import { run } from '#tools/process/run-command.ts';

/** A mobile run of Lighthouse: simulated slow 4G and a CPU four times slower. */
export interface LighthouseResult extends Disturbed {
  /** 0 to 100. */
  score: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of everything that was loaded. */
  bytes: number;
  /** Lighthouse's benchmark index of the machine during the run; a desktop has 1,500 and more. */
  pace: number;
}

export interface LighthouseOptions {
  lighthouse: string;
  chromium: string;
  /** Profile folder of a signed-in browser; a new visitor without it. */
  profile?: string;
}

const ATTEMPTS = 3;

interface Report {
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
}

/** Measures a page once, in a new browser. */
export async function runLighthouse(
  url: string,
  options: LighthouseOptions,
): Promise<LighthouseResult> {
  const stolen = watchStolenTime();
  const { audits, categories, environment } = await steadyReport(url, options);
  const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    stolen: stolen(),
    pace: environment.benchmarkIndex,
    score: categories.performance.score * 100,
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    bytes: audit('total-byte-weight'),
  };
}

/** Medians of the `requested` runs that the machine's host disturbed least. */
export function medianRun(runs: readonly LighthouseResult[], requested: number): LighthouseResult {
  const chosen = calmest(runs, requested);
  const middle = (name: keyof LighthouseResult) => median(chosen.map((run) => run[name]));
  return {
    stolen: middle('stolen'),
    pace: middle('pace'),
    score: middle('score'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    bytes: middle('bytes'),
  };
}

/** Retries when the browser failed to record, which is no fault of the page. */
async function steadyReport(url: string, options: LighthouseOptions): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await report(url, options);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function report(url: string, options: LighthouseOptions): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const output = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...chromiumFlags];
  if (options.profile) {
    flags.push(`--user-data-dir=${options.profile}`);
    // The user stays signed in, but the shop's files must not be cached.
    for (const cache of ['Cache', 'Code Cache']) {
      await rm(path.join(options.profile, 'Default', cache), { recursive: true, force: true });
    }
  }
  try {
    await run(
      process.execPath,
      [
        options.lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        '--only-categories=performance',
        '--disable-full-page-screenshot',
        '--no-enable-error-reporting',
        ...(options.profile ? ['--disable-storage-reset'] : []),
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { CHROME_PATH: options.chromium },
      120_000,
    );
    return JSON.parse(await readFile(output, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A browser profile folder in which a demo user is signed in. The caller deletes it. */
export async function signedInProfile(
  url: string,
  executablePath: string,
  person: DemoPerson,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: chromiumFlags,
    baseURL: url,
    locale: 'ru-RU',
  });
  await signIn(await context.newPage(), person);
  await context.close();
  return folder;
}
