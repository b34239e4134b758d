import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tools/process/ports.ts';
import { projectRoot } from '#tools/process/project-root.ts';

const readyPatienceMs = 90_000;
const pollMs = 250;

/** The shop as started by `npm run dev:mock`: Vite in front of Prism, no server and no database. */
export interface MockShop {
  url: string;
  stop: () => Promise<void>;
}

/** Starts both processes on free ports and waits until they respond. */
export async function startMockShop(): Promise<MockShop> {
  const [shopPort, mockPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/dev-mock.ts'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(shopPort), MOCK_PORT: String(mockPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const url = `http://localhost:${shopPort}`;
  const deadline = Date.now() + readyPatienceMs;
  while (!(await responses(`${url}/api/v1/settings`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(`The mock did not start:\n${log}`);
    }
    await delay(pollMs);
  }
  return { url, stop: () => stop(child) };
}

async function responses(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.kill('SIGTERM');
  await closed;
}
