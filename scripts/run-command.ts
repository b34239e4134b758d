import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** Environment of this process with the binaries of the packages first on the PATH. */
export function commandEnvironment(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const bin = path.join(projectRoot, 'node_modules', '.bin');
  const inherited = process.env.PATH ?? '';
  return { ...process.env, ...added, PATH: `${bin}${path.delimiter}${inherited}` };
}

/** A command that ended with another code than 0; `message` holds all that it printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Runs a program of `node_modules/.bin` or of the PATH in the project root, without a terminal.
 * @returns what it wrote to the standard output.
 * @throws CommandError when it ends with another code than 0, Error when it can't be started.
 */
export async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: commandEnvironment({ NO_COLOR: '1', FORCE_COLOR: '0', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
  );
  if (code !== 0) {
    const end = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    throw new CommandError(`${[command, ...args].join(' ')} ${end}\n${all.trim()}`);
  }
  return stdout;
}
