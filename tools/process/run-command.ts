import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './project-root.ts';

/** Environment of this process with `node_modules/.bin` first on the PATH. */
export function commandEnvironment(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const bin = path.join(projectRoot, 'node_modules', '.bin');
  const inherited = process.env.PATH ?? '';
  return { ...process.env, ...added, PATH: `${bin}${path.delimiter}${inherited}` };
}

/** A command that exited with a code other than 0; `message` contains all its output. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Running programs, which are stopped when this process ends early. */
const running = new Set<ChildProcess>();
const stopPatienceMs = 20_000;

/** Stops every running program that `run` has started. */
export async function stopRunning(): Promise<void> {
  await Promise.all([...running].map(stop));
}

async function stop(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs);
  await closed;
  clearTimeout(timer);
}

/**
 * Runs a program of `node_modules/.bin` or of the PATH in the project root, without a terminal.
 * @param timeoutMs after which it is stopped and counts as failed.
 * @returns its standard output.
 * @throws CommandError when it exits with another code than 0, Error when it can't be started.
 */
export async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  timeoutMs = 900_000,
): Promise<string> {
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: commandEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void stop(child);
  }, timeoutMs);
  let stdout = '';
  let all = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    all += text;
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>(
    (resolve, reject) => {
      child.once('error', reject);
      child.once('close', (...end) => resolve(end));
    },
  ).finally(() => {
    clearTimeout(timer);
    running.delete(child);
  });
  if (code !== 0 || timedOut) {
    const end = timedOut
      ? `took longer than ${timeoutMs / 1000} s`
      : signal
        ? `was ended by ${signal}`
        : `ended with code ${code}`;
    throw new CommandError(
      `${[command, ...args].join(' ')} ${end}\n${stripVTControlCharacters(all).trim()}`,
    );
  }
  return stdout;
}
