/**
 * Tests a back end against the contract: `npm run contract -- --url https://…`. Without a URL it starts
 * and tests the reference server.
 */
import { exec } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type DemoServer, demoBurst, startDemoServer } from '#tools/contract/demo-server.ts';
import { htmlReport } from '#tools/contract/reports/html.ts';
import { junitReport } from '#tools/contract/reports/junit.ts';
import { coverageText, findingText, summaryText } from '#tools/contract/reports/text.ts';
import {
  type Progress,
  runSuite,
  type SuiteOptions,
  type SuiteResult,
  type TokenSource,
  type WriteAccess,
} from '#tools/contract/suite.ts';
import { type Check, checks, persons } from '#tools/contract/vocabulary.ts';

const help = `npm run contract -- [options]

  --url URL            origin of the back end; without it the reference server is started
  --token TOKEN        access token of an ordinary person (main)
  --token-command CMD  prints an access token; CONTRACT_PERSON says whose:
                       ${persons.join(', ')}
                       prints nothing when there is no such person
  --code-command CMD   prints the one-time code that was sent last; CONTRACT_PERSON says to whom

  --only TAG           operations of a tag; may be repeated
  --operation ID       one operation; may be repeated
  --check NAME         one kind of requests; may be repeated:
                       ${checks.join(', ')}
  --sequence NAME      one sequence; may be repeated

  --read-only          sends only what reads
  --write              also changes what was there before: cart, favorites, settings, orders
                       (without either it creates, and changes only what it has created itself)
  --stateless          for a mock: leaves out what needs memory and real ids
  --burst N            sends up to N requests at once until one is rejected with 429; 0: none
  --seed N             replays a run
  --runs N             generated requests for each operation (10)

  --junit FILE  --html FILE  --json FILE    reports

Ends with 0 when nothing was found, 1 when something was, 2 when it could not run.
`;

const text = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

const options = {
  url: text,
  token: text,
  'token-command': text,
  'code-command': text,
  only: many,
  operation: many,
  check: many,
  sequence: many,
  'read-only': flag,
  write: flag,
  stateless: flag,
  burst: text,
  seed: text,
  runs: text,
  junit: text,
  html: text,
  json: text,
  help: flag,
} as const;

/** The check that the progress line shows. */
let lastCheck = '';

try {
  const { values } = parseArgs({ options });
  if (values.help) console.log(help);
  else process.exitCode = await validate(values);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function validate(values: Values): Promise<number> {
  let server: DemoServer | null = null;
  const stop = () => void server?.stop().then(() => process.exit(2));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    if (values.url === undefined) {
      console.log('Starting the reference server with its demo data …');
      server = await startDemoServer();
    }
    const result = await runSuite(toOptions(values, server));
    console.log(`\n${coverageText(result)}\n`);
    for (const finding of result.findings) console.log(`${findingText(finding)}\n`);
    console.log(summaryText(result));
    await writeReports(values, result);
    return result.findings.length > 0 ? 1 : 0;
  } finally {
    await server?.stop();
  }
}

function toOptions(values: Values, server: DemoServer | null): SuiteOptions {
  const { url, only, operation, check, sequence, stateless } = values;
  const seed = numberOf(values, 'seed') ?? Math.floor(Math.random() * 1_000_000);
  const codes = commandFor(values['code-command']);
  const oneTimeCode = server?.oneTimeCode ?? (codes && ((person) => codes(person)));
  const runs = numberOf(values, 'runs');
  return {
    url: server?.url ?? url ?? '',
    tokens: server?.tokens ?? tokensOf(values),
    writeAccess: consentOf(values, server !== null),
    burst: numberOf(values, 'burst') ?? (server === null ? 0 : demoBurst),
    seed,
    onProgress: showProgress,
    replayWith: replayArguments(values),
    ...(runs === undefined ? {} : { samples: runs }),
    ...(oneTimeCode === undefined ? {} : { oneTimeCode }),
    ...(only === undefined ? {} : { tags: only }),
    ...(operation === undefined ? {} : { operations: operation }),
    ...(check === undefined ? {} : { checks: check.map(toCheck) }),
    ...(sequence === undefined ? {} : { sequences: sequence, checks: ['sequences'] as const }),
    ...(stateless === undefined ? {} : { stateless }),
  };
}

/** The URL and the consent of a replay; tokens are not repeated. */
function replayArguments({ url, runs, 'read-only': readOnly, write }: Values): string[] {
  return [
    ...(url === undefined ? [] : ['--url', url, '--token', '"$TOKEN"']),
    ...(runs === undefined ? [] : ['--runs', runs]),
    ...(readOnly ? ['--read-only'] : []),
    ...(write ? ['--write'] : []),
  ];
}

function consentOf({ 'read-only': readOnly, write }: Values, isOwn: boolean): WriteAccess {
  if (readOnly) return 'none';
  return write || isOwn ? 'all' : 'own';
}

function numberOf(values: Values, name: 'seed' | 'runs' | 'burst'): number | undefined {
  const given = values[name];
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new Error(`--${name} ${given} is not a whole number`);
  }
  return number;
}

function toCheck(name: string): Check {
  const found = checks.find((check) => check === name);
  if (!found) throw new Error(`There is no check ${name}: ${checks.join(', ')}`);
  return found;
}

function tokensOf({ token, 'token-command': command }: Values): TokenSource {
  const ask = commandFor(command);
  return async (person) => {
    if (person === 'main' && token !== undefined) return token;
    return (await ask?.(person)) ?? null;
  };
}

/** Runs the configured command for a person; returns its output, null when it is empty. */
function commandFor(command: string | undefined) {
  if (command === undefined) return undefined;
  return async (person: string): Promise<string | null> => {
    const env = { ...process.env, CONTRACT_PERSON: person };
    const { stdout } = await promisify(exec)(command, { env, timeout: 60_000 });
    return stdout.trim() || null;
  };
}

/** One line for each check; on a terminal it is updated in place. */
function showProgress({ check, done, total, requests, findings }: Progress): void {
  const line = `${check.padEnd(14)}${String(done).padStart(4)}/${total}  ${requests} requests  ${findings} findings`;
  if (process.stdout.isTTY) {
    if (lastCheck !== '' && lastCheck !== check) process.stdout.write('\n');
    process.stdout.write(`\r${line}`);
  } else if (done === total) console.log(line);
  lastCheck = check;
}

async function writeReports({ junit, html, json }: Values, result: SuiteResult): Promise<void> {
  const reports: [string | undefined, () => string][] = [
    [junit, () => junitReport(result)],
    [html, () => htmlReport(result, new Date())],
    [json, () => `${JSON.stringify(result, null, 2)}\n`],
  ];
  for (const [file, make] of reports) {
    if (file === undefined) continue;
    await mkdir(path.dirname(path.resolve(file)), { recursive: true });
    await writeFile(file, make());
    console.log(`written: ${file}`);
  }
}
