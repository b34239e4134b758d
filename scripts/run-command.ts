import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

interface RunOptions {
  /** Variables added to the environment of this process. */
  env?: Record<string, string>;
  /** Whether the output is shown while the command runs; otherwise only when it fails. */
  show?: boolean;
}

/**
 * Runs a program of `node_modules/.bin` (or of the PATH) in the project root.
 * @throws Error with the command's output when it ends with another code than 0.
 */
export async function run(
  command: string,
  args: string[],
  { env = {}, show = false }: RunOptions = {},
): Promise<string> {
  const bin = path.join(projectRoot, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (show) process.stdout.write(text);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) {
    throw new Error(
      `${[command, ...args].join(' ')} failed with code ${code}${show ? '' : `:\n${output}`}`,
    );
  }
  return output;
}
