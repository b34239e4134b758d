import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '#tools/process/run-command.ts';
import { canInstallPackages, installPackages } from './system-packages.ts';

/** Root has no sandbox in a container; the other flags keep the browser off the network and the disk. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * Flags for tests, not for measurements: a test's page lives for seconds, and V8's optimizing
 * compilers cost a sixth of the CPU of its processes without having time to earn it
 * (eight pages, opened, clicked and checked by axe: 19.1 s of CPU with them, 16.0 s without).
 */
export const shortLivedFlags = [...chromiumFlags, '--js-flags=--no-turbofan --no-maglev'];

/** Chromium's headless shell: tests need a fifth less CPU with it. */
const shellName = 'chromium-headless-shell';
const programNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium that starts: the one in CHROMIUM_PATH, Playwright's or the system's; otherwise
 * one is installed from Playwright's server or from the system's packages.
 * @param say receives a line about each step that takes time.
 * @param kind `shell` prefers the headless shell; measurements use the `whole` browser.
 * @throws Error with the attempts and how to fix it.
 */
export async function findChromium(
  say: (line: string) => void,
  kind: 'shell' | 'whole',
): Promise<string> {
  const named = process.env.CHROMIUM_PATH ?? process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    const problem = await whyNot(named);
    if (problem) throw new Error(`CHROMIUM_PATH=${named} does not start: ${problem}`);
    return named;
  }
  const names = kind === 'shell' ? [shellName, ...programNames] : programNames;
  const failures: string[] = [];
  const firstThatStarts = async (): Promise<string | undefined> => {
    for (const program of installed(names)) {
      const problem = await whyNot(program);
      if (!problem) return program;
      failures.push(`${program}: ${problem}`);
    }
    return undefined;
  };

  const present = await firstThatStarts();
  if (present) return present;
  for (const [description, install] of installers(kind)) {
    say(`No Chromium was found: ${description} …`);
    try {
      await install();
    } catch (error) {
      failures.push(`${description}: ${firstLine(error)}`);
      continue;
    }
    const fresh = await firstThatStarts();
    if (fresh) return fresh;
  }
  throw new Error(
    [
      'No Chromium could be found or installed, and the browser tests need one. Install it',
      '(Debian: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium',
      ...failures.map((failure) => `  ${failure}`),
    ].join('\n'),
  );
}

function installed(names: readonly string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const found = names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .concat(macPrograms);
  return [...new Set([chromium.executablePath(), ...found])].filter((file) => existsSync(file));
}

/** Starts the browser once; returns the reason of a failure, or undefined. */
async function whyNot(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags, timeout: 60_000 });
    await browser.close();
    return undefined;
  } catch (error) {
    return firstLine(error);
  }
}

type Installer = [description: string, install: () => Promise<unknown>];

function installers(kind: 'shell' | 'whole'): Installer[] {
  const list: Installer[] = [
    ['downloading Playwright’s', () => run('playwright', ['install', 'chromium'])],
  ];
  if (canInstallPackages()) {
    const packages = kind === 'shell' ? [shellName, 'chromium'] : ['chromium'];
    for (const name of packages) {
      list.push([`installing the system’s package ${name}`, () => installPackages(name)]);
    }
  }
  return list;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n')[0] ?? text;
}
