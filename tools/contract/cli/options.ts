import { exec } from 'node:child_process';
import { type parseArgs, promisify } from 'node:util';
import { type Kind, kindNamed } from '#tools/contract/ids/id-kinds.ts';
import { openContract } from '#tools/contract/openapi/contract-source.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Language } from '#tools/contract/reports/texts.ts';
import type {
  KnownIDsOption,
  SuiteOptions,
  TokenSource,
  WriteAccess,
} from '#tools/contract/suite.ts';
import { type Check, checks, type Person, persons } from '#tools/contract/vocabulary.ts';
import { nearest } from './nearest.ts';
import { parseOptions } from './parse-options.ts';
import { readJSON } from './read-json.ts';

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

/** @throws Error for a language that the reports do not have. */
export function languageOf({ lang = 'en' }: Values): Language {
  if (lang === 'en' || lang === 'ru') return lang;
  throw new Error(`--lang ${lang}: the reports are in en or ru`);
}

/**
 * The suite's options of a command line, without those of a server that is started for the run.
 * @throws Error for a value that means nothing.
 */
export async function toSuiteOptions(values: Values): Promise<SuiteOptions> {
  const { url, contract, only, operation, check, sequence, stateless } = values;
  const codes = commandFor(values['code-command']);
  const timeout = numberOf(values, 'timeout');
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
    ...optional('contract', contract === undefined ? undefined : await openContract(contract)),
    ...optional('ids', values.ids === undefined ? undefined : await readIDs(values.ids)),
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
  if (readOnly) return 'none';
  return write ? 'all' : 'own';
}

function numberOf(
  values: Values,
  name: 'seed' | 'runs' | 'burst' | 'timeout' | 'patience' | 'parallel',
): number | undefined {
  const given = values[name];
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new Error(`--${name} ${given} is not a whole number`);
  }
  if (number === 0 && (name === 'parallel' || name === 'timeout')) {
    throw new Error(`--${name} 0 would send nothing`);
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

/**
 * Known ids: `{"main": {"order": ["A-1"], "/tasks/{id}": ["7"]}}`.
 * @throws Error that names the file and the place in it.
 */
async function readIDs(file: string): Promise<KnownIDsOption> {
  const read = await readJSON(file);
  return Object.fromEntries(
    Object.entries(read).map(([name, ids]) => {
      if (!persons.some((person) => person === name)) {
        throw new Error(`${file}: there is no person ${name}: ${persons.join(', ')}`);
      }
      if (!isObject(ids)) throw new Error(`${file}: ${name} needs an object: kind → list of ids`);
      return [
        name,
        new Map(Object.entries(ids).map(([kind, own]) => idsOf(`${file}: ${name}`, kind, own))),
      ];
    }),
  );
}

function idsOf(place: string, kind: string, own: unknown): [Kind, string[]] {
  if (!Array.isArray(own) || !own.every((id): id is string => typeof id === 'string')) {
    throw new Error(`${place}: ${kind} needs a list of texts: ["A-1"]`);
  }
  try {
    return [kindNamed(kind), own];
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`);
  }
}

function tokensOf({ token, 'token-command': command }: Values): TokenSource {
  const readToken = commandFor(command);
  return async (person) => {
    if (person === 'main' && token !== undefined) return token;
    return (await readToken?.(person)) ?? null;
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
