import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { projectRoot } from './project-root.ts';
import { commandEnvironment } from './run-command.ts';

/** A program that runs until it is stopped. */
export interface Program {
  /** Prefix of each line that it prints. */
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

const timeoutMs = 10_000;

/**
 * Runs programs side by side until one of them ends or this process receives a signal; then stops the
 * others.
 * @returns the exit code: 0 after a signal, otherwise that of the program that ended first.
 */
export async function runTogether(programs: readonly Program[]): Promise<number> {
  const children = programs.map(start);
  const ends = children.map(
    (child) =>
      new Promise<number>((resolve) => {
        child.once('error', () => resolve(1)).once('close', (code) => resolve(code ?? 0));
      }),
  );
  const signalled = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(0));
    }
  });
  const code = await Promise.race([signalled, ...ends]);
  for (const child of children) child.kill('SIGTERM');
  const force = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, timeoutMs);
  await Promise.all(ends);
  clearTimeout(force);
  return code;
}

function start({ name, command, args, env }: Program): ChildProcess {
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: commandEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.once('error', (error) => console.error(`${name} │ ${error.message}`));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  return child;
}
