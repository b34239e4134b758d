import { execFileSync } from 'node:child_process';
import { run } from '#tools/process/run-command.ts';

/** Whether a program of this name is on the PATH. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether system packages can be installed: apt is there and the process is root. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && hasProgram('apt-get');
}

/**
 * Installs system packages.
 * @throws CommandError with the package manager's output.
 */
export async function installPackages(...names: readonly string[]): Promise<void> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], environment);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...names], environment);
}
