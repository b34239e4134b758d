import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '#scripts/project-root.ts';

const PATIENCE_MS = 60_000;
const POLL_MS = 50;

/** One process of the API, which can be killed and started again on its port. */
export class ApiProcess {
  readonly url: string;
  readonly #port: number;
  readonly #databaseUrl: string;
  #child: ChildProcess | undefined;

  constructor(port: number, databaseUrl: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#databaseUrl = databaseUrl;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['tests/faults/server.ts'], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DEMO: 'off',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATABASE_URL: this.#databaseUrl,
        DATABASE_POOL: '20',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error('The API did not start');
      await delay(POLL_MS);
    }
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill('SIGKILL');
    await gone;
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health/ready`)).ok;
    } catch {
      return false;
    }
  }
}
