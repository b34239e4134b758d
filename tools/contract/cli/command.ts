import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  baselineOf,
  type Compared,
  compare,
  readBaseline,
} from '#tools/contract/cli/given/baseline.ts';
import { gapsText } from '#tools/contract/reports/gap-text.ts';
import { htmlReport } from '#tools/contract/reports/html.ts';
import { junitReport } from '#tools/contract/reports/junit.ts';
import { coverageText, findingText, summaryText } from '#tools/contract/reports/text.ts';
import { type Language, type ReportTexts, textsOf } from '#tools/contract/reports/texts.ts';
import {
  type Progress,
  runSuite,
  type SuiteOptions,
  type SuiteResult,
} from '#tools/contract/suite.ts';
import { runDrift } from './drift.ts';
import { helpText } from './help.ts';
import { languageOf } from './language.ts';
import { parseCommandLine, toSuiteOptions, type Values } from './options.ts';
import { versionText } from './version.ts';

/** A server that is started because no URL was given. */
export interface StartedServer extends Pick<SuiteOptions, 'url' | 'tokens' | 'oneTimeCode'> {
  readonly burst: number;
  stop(): Promise<void>;
}

export interface Command {
  /** What starts the suite; findings repeat it. */
  readonly name: string;
  /** Starts the server that is tested without `--url`; without it a URL is required. */
  readonly start?: () => Promise<StartedServer>;
}

/** Runs the command line; sets the exit code: 0 nothing found, 1 something, 2 could not run. */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  try {
    if (args[0] === 'drift') {
      process.exitCode = await runDrift(command.name, args.slice(1));
      return;
    }
    const values = parseCommandLine(args);
    const withoutURL = command.start
      ? 'without it the reference server is started'
      : 'it is required';
    if (values.help) console.log(helpText(command.name, withoutURL));
    else if (values.version) console.log(versionText());
    else process.exitCode = await testBackEnd(command, values);
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    process.exitCode = 2;
  }
}

async function testBackEnd({ name, start }: Command, values: Values): Promise<number> {
  if (values.url === undefined && start === undefined) throw new Error('--url is missing');
  const language = languageOf(values.lang);
  const baseline =
    values.baseline === undefined
      ? { findings: [], gaps: [] }
      : await readBaseline(values.baseline);
  const given = await toSuiteOptions(values);
  let server: StartedServer | undefined;
  const stop = () => void server?.stop().then(() => process.exit(2));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    if (values.url === undefined) server = await start?.();
    const result = await runSuite({
      ...given,
      ...(server && {
        ...server,
        writeAccess: values['read-only'] ? 'none' : 'all',
        burst: values.burst === undefined ? server.burst : (given.burst ?? 0),
      }),
      replayCommand: name,
      onProgress: (progress) => showProgress(progress, textsOf(language)),
    });
    return await report(values, result, compare(result, baseline), language);
  } finally {
    await server?.stop();
  }
}

/** Prints and writes the reports; returns the exit code. */
async function report(
  values: Values,
  result: SuiteResult,
  compared: Compared,
  language: Language,
): Promise<number> {
  const texts = textsOf(language);
  const { findings, gaps, unused } = compared;
  const remaining = { ...result, findings, gaps };
  if (values.coverage) console.log(`\n${coverageText(remaining, language)}`);
  console.log(texts.languageNote);
  for (const finding of findings) console.log(`${findingText(finding, language)}\n`);
  if (findings.length > 0 && result.setTokens.length > 0) {
    console.log(`${texts.tokenNote}\n  ${result.setTokens.join('\n  ')}\n`);
  }
  console.log(summaryText(remaining, language));
  const accepted = result.findings.length - findings.length;
  if (accepted > 0) console.log(`${texts.found(accepted)}: ${texts.accepted}`);
  if (unused > 0) console.log(texts.unused(unused));
  console.log(gapsText(gaps, language, values.gaps || values.strict));
  await writeReports(values, result, remaining, language);
  const isStrictFailure = values.strict === true && gaps.length + unused > 0;
  return findings.length > 0 || isStrictFailure ? 1 : 0;
}

/** The check that the progress line shows. */
let lastCheck = '';

/** One line for each check; on a terminal it is updated in place. */
function showProgress(progress: Progress, texts: ReportTexts): void {
  const { check, done, total, requests, findings } = progress;
  const line = `${check.padEnd(14)}${String(done).padStart(4)}/${total}  ${texts.requests}: ${requests}  ${texts.findings.toLowerCase()}: ${findings}`;
  if (process.stdout.isTTY) {
    if (lastCheck !== '' && lastCheck !== check) process.stdout.write('\n');
    process.stdout.write(`\r${line}`);
  } else if (done === total) console.log(line);
  lastCheck = check;
}

async function writeReports(
  values: Values,
  result: SuiteResult,
  remaining: SuiteResult,
  language: Language,
): Promise<void> {
  const reports: [string | undefined, () => string][] = [
    [
      values.junit,
      () =>
        junitReport(
          remaining,
          result.findings.filter((one) => !remaining.findings.includes(one)),
        ),
    ],
    [values.html, () => htmlReport(remaining, new Date(), language)],
    [values.json, () => `${JSON.stringify(remaining, null, 2)}\n`],
    [values['write-baseline'], () => `${JSON.stringify(baselineOf(result), null, 2)}\n`],
  ];
  for (const [file, make] of reports) {
    if (file === undefined) continue;
    await mkdir(path.dirname(path.resolve(file)), { recursive: true });
    await writeFile(file, make());
    console.log(`${textsOf(language).written}: ${file}`);
  }
}
