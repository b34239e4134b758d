import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { UnusableRun } from '#tools/contract/preflight/unusable.ts';
import type { TokenSource } from '#tools/contract/suite.ts';
import type { Person } from '#tools/contract/vocabulary.ts';

/** Characters that a token cannot have: it is one word in a header. */
const unfit = /[^\x21-\x7e]/;
/** What is in the way, in words. */
const names: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\t': 'a tab',
  '\n': 'a line break',
  '\r': 'a line break',
};

/**
 * The tokens of the command line.
 * @throws UnusableRun, when a token is requested or given, for one that no header can carry.
 */
export function tokensOf({
  token,
  'token-command': command,
}: {
  readonly token?: string | undefined;
  readonly 'token-command'?: string | undefined;
}): TokenSource {
  const readToken = commandFor(command);
  const given = token === undefined ? undefined : requireWord(token, 'main', '--token');
  return async (person) => {
    if (person === 'main' && given !== undefined) return given;
    const printed = (await readToken?.(person)) ?? null;
    return printed === null ? null : requireWord(printed, person, '--token-command');
  };
}

/** Runs a command for a person; returns its output, null when it is empty. */
export function commandFor(command: string | undefined) {
  if (command === undefined) return undefined;
  return async (person: string): Promise<string | null> => {
    const env = { ...process.env, CONTRACT_PERSON: person };
    const { stdout } = await promisify(exec)(command, { env, timeout: 60_000 });
    return stdout.trim() || null;
  };
}

/** The token is secret: the message says only what is wrong with it. */
function requireWord(token: string, person: Person, option: string): string {
  if (token === '') {
    throw new UnusableRun(`${option} is empty: without a token leave it out`);
  }
  const at = token.search(unfit);
  if (at < 0) return token;
  const found = names[token.charAt(at)] ?? 'a character that is no letter, digit or sign of ASCII';
  throw new UnusableRun(
    `The token of ${person} (${option}) has ${found} after ${at} characters: an access token is one word.`,
  );
}
