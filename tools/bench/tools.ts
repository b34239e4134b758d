import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';
import { run } from '#tools/process/run-command.ts';

const folder = path.join(projectRoot, 'tools', 'bench', 'packages');
const lockFile = path.join(folder, 'package-lock.json');
const stamp = path.join(folder, 'node_modules', '.installed-lock.json');

/** Paths of the measuring programs. */
export interface BenchTools {
  lighthouse: string;
  autocannon: string;
}

/**
 * The measuring programs, installed when they are missing or out of date. They have a package of their
 * own because they are a fifth of the project's weight and only this command needs them.
 */
export async function installTools(say: (line: string) => void): Promise<BenchTools> {
  const requested = await readFile(lockFile, 'utf8');
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  if (requested !== installed) {
    say('Installing Lighthouse and autocannon into tools/bench/packages/, about 180 MB …');
    await run('npm', [
      'ci',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    await writeFile(stamp, requested);
  }
  return { lighthouse: program('lighthouse'), autocannon: program('autocannon') };
}

function program(name: string): string {
  const file = path.join(folder, 'node_modules', '.bin', name);
  if (!existsSync(file))
    throw new Error(`tools/bench/packages/node_modules has no ${name}: delete it and retry`);
  return file;
}
