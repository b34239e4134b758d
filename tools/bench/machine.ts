import { execFileSync } from 'node:child_process';
import os from 'node:os';

/** The kind of machine and programs, without host names and paths. */
export function describeMachine(chromium: string): string[] {
  const [cpu] = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 2 ** 30);
  const browser = execFileSync(chromium, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  return [
    `${os.cpus().length} × ${cpu?.model.trim() || os.arch()}, ${gigabytes} GB of memory`,
    `${os.type()}, Node ${process.versions.node}, ${browser.split(' ').slice(0, 2).join(' ')}`,
    `load at the beginning ${os.loadavg()[0]?.toFixed(1)}`,
  ];
}
