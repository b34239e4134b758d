import { execFileSync } from 'node:child_process';
import { run } from '#scripts/run-command.ts';

/** Whether a program of this name is on the PATH. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether packages of the system can be installed: Debian's tools and the right to use them. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && hasProgram('apt-get');
}

/**
 * Installs packages of the system.
 * @throws CommandError with what the package manager printed.
 */
export async function installPackages(...names: readonly string[]): Promise<void> {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], quiet);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...names], quiet);
}
