import type { parseArgs } from 'node:util';
import { readIDs } from '#tools/contract/cli/given/given-ids.ts';
import { commandFor, tokensOf } from '#tools/contract/cli/given/tokens.ts';
import { openContract } from '#tools/contract/openapi/contract-source.ts';
import type { SuiteOptions, WriteAccess } from '#tools/contract/suite.ts';
import { type Check, checks, type Person } from '#tools/contract/vocabulary.ts';
import { nearest } from './nearest.ts';
import { parseOptions } from './parse-options.ts';

const text = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

const options = {
  url: text,
  contract: text,
  token: text,
  'token-command': text,
  'code-command': text,
  ids: text,
  header: many,
  timeout: text,
  'max-body': text,
  patience: text,
  parallel: text,
  only: many,
  operation: many,
  check: many,
  sequence: many,
  exclude: many,
  'read-only': flag,
  write: flag,
  stateless: flag,
  burst: text,
  seed: text,
  runs: text,
  baseline: text,
  'write-baseline': text,
  strict: flag,
  gaps: flag,
  coverage: flag,
  lang: text,
  junit: text,
  html: text,
  json: text,
  help: flag,
  version: flag,
} as const;

/** The parsed command line. */
export type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** @throws Error for an option that does not exist. */
export function parseCommandLine(args: readonly string[]): Values {
  return parseOptions({ options, args: [...args] }).values;
}

/**
 * The suite's options of a command line, without those of a server that is started for the run.
 * @throws Error for a value that means nothing.
 */
export async function toSuiteOptions(values: Values): Promise<SuiteOptions> {
  const { url, only, operation, check, sequence, stateless } = values;
  const codes = commandFor(values['code-command']);
  const timeout = numberOf(values, 'timeout');
  const given = values.contract === undefined ? undefined : await openContract(values.contract);
  return {
    url: url ?? '',
    tokens: tokensOf(values),
    writeAccess: consentOf(values),
    burst: numberOf(values, 'burst') ?? 0,
    seed: numberOf(values, 'seed') ?? Math.floor(Math.random() * 1_000_000),
    headers: Object.fromEntries((values.header ?? []).map(toHeader)),
    excluded: Object.fromEntries((values.exclude ?? []).map(toExclusion)),
    replayWith: replayArguments(values),
    ...optional('samples', numberOf(values, 'runs')),
    ...optional('parallel', numberOf(values, 'parallel')),
    ...optional('patience', numberOf(values, 'patience')),
    ...optional('timeout', timeout === undefined ? undefined : timeout * 1000),
    ...optional('maxBodyMB', numberOf(values, 'max-body')),
    ...optional('contract', given),
    ...optional('ids', await readIDs(values.ids, given?.contract)),
    ...optional('oneTimeCode', codes && ((person: Person) => codes(person))),
    ...optional('tokenCommand', values['token-command']),
    ...optional('tags', only),
    ...optional('operations', operation),
    ...optional('checks', sequence === undefined ? check?.map(toCheck) : (['sequences'] as const)),
    ...optional('sequences', sequence),
    ...optional('stateless', stateless),
  };
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [name in Name]?: Value };
}

/** What a replay needs besides its target and its seed. A token itself is not repeated. */
export function replayArguments(values: Values): string[] {
  const single = [
    'url',
    'contract',
    'token-command',
    'code-command',
    'ids',
    'timeout',
    'max-body',
    'runs',
  ] as const;
  return [
    ...(values.token === undefined ? [] : ['--token', '"$TOKEN_MAIN"']),
    ...single.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [`--${name}`, quoted(value)];
    }),
    ...(values.header ?? []).flatMap((header) => ['--header', quoted(header)]),
    ...(values.exclude ?? []).flatMap((exclusion) => ['--exclude', quoted(exclusion)]),
    ...(values['read-only'] ? ['--read-only'] : []),
    ...(values.write ? ['--write'] : []),
  ];
}

/** As a POSIX shell takes it. */
function quoted(value: string): string {
  return /^[\w./:@%+=,-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

function consentOf({ 'read-only': readOnly, write }: Values): WriteAccess {
  if (readOnly && write) {
    throw new Error(
      '--read-only and --write exclude each other: nothing is changed, or everything',
    );
  }
  if (readOnly) return 'none';
  return write ? 'all' : 'own';
}

function numberOf(
  values: Values,
  name: 'seed' | 'runs' | 'burst' | 'timeout' | 'max-body' | 'patience' | 'parallel',
): number | undefined {
  const given = values[name];
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new Error(`--${name} ${given} is not a whole number`);
  }
  if (number === 0 && (name === 'parallel' || name === 'timeout' || name === 'max-body')) {
    throw new Error(`--${name} 0 would leave nothing to test`);
  }
  return number;
}

function toCheck(name: string): Check {
  const found = checks.find((check) => check === name);
  const meant = nearest(name, checks);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  if (!found) throw new Error(`There is no check ${name}.${hint} (${checks.join(', ')})`);
  return found;
}

function toHeader(given: string): [string, string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(given) ?? [];
  if (name === undefined || value === undefined) {
    throw new Error(`--header ${given} is not “Name: value”`);
  }
  return [name, value];
}

function toExclusion(given: string): [string, string] {
  const [, id, reason] = /^(\w+)=(.*\S.*)$/.exec(given) ?? [];
  if (id === undefined || reason === undefined) {
    throw new Error(`--exclude ${given} is not “operationId=reason”`);
  }
  return [id, reason];
}
