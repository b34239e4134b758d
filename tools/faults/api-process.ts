import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '#tools/process/project-root.ts';

const PATIENCE_MS = 60_000;
const POLL_MS = 50;
const SETTLE_MS = 1000;

/** How a process exited. */
export interface Ending {
  /** Null when it was killed. */
  code: number | null;
  /** Milliseconds it took. */
  took: number;
}

/** What is unlike the others in a process. */
export interface ApiOptions {
  /** Its clock, milliseconds; negative: behind. */
  clockAhead?: number;
  /** How many times faster its clock runs. */
  clockRate?: number;
  /** Whether it runs all background jobs, with their intervals of production. */
  hasJobs?: boolean;
  /** An outside issuer whose tokens it accepts, instead of tokens that are user ids. */
  issuer?: string;
  /** Settings of the server. */
  settings?: Readonly<Record<string, string>>;
}

/** An API process, which can be killed and restarted on its port. */
export class ApiProcess {
  readonly url: string;
  readonly #port: number;
  readonly #databaseUrl: string;
  readonly #options: ApiOptions;
  #child: ChildProcess | undefined;

  /** @param databaseUrl PostgreSQL; empty for the embedded database of `DATA_DIR`. */
  constructor(port: number, databaseUrl: string, options: ApiOptions = {}) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#databaseUrl = databaseUrl;
    this.#options = options;
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  async start(): Promise<void> {
    const { clockAhead, clockRate, hasJobs, issuer, settings } = this.#options;
    const flags = [
      '--expose-gc',
      ...(clockAhead || clockRate ? ['--import', './tools/faults/wrong-clock.ts'] : []),
    ];
    const options = [
      ...(clockAhead ? [`--clock-ahead=${clockAhead}`] : []),
      ...(clockRate ? [`--clock-rate=${clockRate}`] : []),
      ...(hasJobs ? ['--jobs'] : []),
      ...(issuer ? ['--outside-issuer'] : []),
    ];
    this.#child = spawn(process.execPath, [...flags, 'tools/faults/server.ts', ...options], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DEMO: 'off',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATABASE_URL: this.#databaseUrl,
        DATABASE_POOL: '20',
        LOCAL_PAYMENT: 'on',
        READ_LIMIT: '0',
        ...(issuer ? { OIDC_ISSUER: issuer, OIDC_USERINFO: 'off' } : {}),
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await this.untilReady();
  }

  /** @returns milliseconds until it was ready. @throws when it has exited. */
  async untilReady(): Promise<number> {
    const began = performance.now();
    while (!(await this.#isReady())) {
      if (!this.isRunning || performance.now() - began > PATIENCE_MS)
        throw new Error('The API did not become ready');
      await delay(POLL_MS);
    }
    return performance.now() - began;
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Sends SIGTERM. */
  async terminate(): Promise<Ending> {
    const began = performance.now();
    await this.#end('SIGTERM');
    return { code: this.#child?.exitCode ?? null, took: performance.now() - began };
  }

  /** Resident memory in bytes; 0 where the system does not report it. */
  async memory(): Promise<number> {
    const text = await readFile(`/proc/${this.#child?.pid}/status`, 'utf8').catch(() => '');
    return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? 0) * 1024;
  }

  /** Resident memory after garbage collection; without it the number is random. */
  async settledMemory(): Promise<number> {
    for (let turn = 0; turn < 2; turn += 1) {
      this.#child?.kill('SIGUSR2');
      await delay(SETTLE_MS);
    }
    return this.memory();
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || !this.isRunning) return;
    const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill(signal);
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
