import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { callShop } from '#server/backoffice/socket.ts';
import { freePort } from '#tools/process/ports.ts';
import { projectRoot } from '#tools/process/project-root.ts';

export interface ShopServerOptions {
  /** PostgreSQL to use; without it PGlite in the server's own folder. */
  databaseUrl?: string;
  /** Server settings in addition to those of a test. */
  settings?: Readonly<Record<string, string>>;
}

/** Environment variable with the folder of `ShopServer.prepare`. */
export const PREPARED_SHOP = 'PREPARED_SHOP';
const readyPatienceMs = 120_000;
const stopPatienceMs = 15_000;
const pollMs = 100;
const storedLogLines = 60;

/** Whether a path is no socket: a process that was stopped on a busy machine may have left one. */
const isFile = (source: string): boolean => !source.endsWith('.sock');

/** The reference server with the built shop as a separate process on a free port. */
export class ShopServer {
  /** Origin of the shop, without a trailing slash. */
  readonly url: string;
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #log: string[] = [];

  private constructor(port: number, folder: string, options: ShopServerOptions) {
    this.url = `http://localhost:${port}`;
    this.#folder = folder;
    this.#environment = {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: 'on',
      PORT: String(port),
      PUBLIC_URL: this.url,
      DATA_DIR: folder,
      DATABASE_URL: options.databaseUrl ?? '',
      LOG_LEVEL: 'warn',
      ...options.settings,
    };
  }

  /** Starts a server with its own data and waits until it is ready. */
  static async launch(options: ShopServerOptions = {}): Promise<ShopServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-data-'));
    const server = new ShopServer(await freePort(), folder, options);
    const prepared = options.databaseUrl ? undefined : process.env[PREPARED_SHOP];
    try {
      if (prepared) await cp(prepared, folder, { recursive: true, filter: isFile });
      await server.start();
      return server;
    } catch (error) {
      await server.dispose();
      throw error;
    }
  }

  /**
   * Data of a shop with its demo catalog, which `launch` copies when `PREPARED_SHOP` names their folder:
   * migrations and the import are two thirds of the time until a shop is ready.
   */
  static async prepare(): Promise<string> {
    const server = await ShopServer.launch();
    await server.#end('SIGTERM');
    return server.#folder;
  }

  /** Starts the process on the same port and data. */
  async start(): Promise<void> {
    this.#log = [];
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: projectRoot,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.#log = [...this.#log, ...chunk.split('\n').filter(Boolean)].slice(-storedLogLines);
      });
    }
    const deadline = Date.now() + readyPatienceMs;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
        throw new Error(`The server did not start:\n${this.#log.join('\n')}`);
      }
      await delay(pollMs);
    }
  }

  /** Kills the process, as a crash would: nothing is flushed or closed. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /**
   * Runs `npm run backoffice`; returns its output.
   * @throws Error when the command is rejected, or when the database is not the server's own.
   */
  async backoffice(...args: string[]): Promise<string> {
    const response = await callShop(this.#folder, args);
    if (!response || response.failed) throw new Error(`${args.join(' ')}: ${response?.text}`);
    return response.text;
  }

  /**
   * Replaces the catalog by a YML feed, with the process stopped meanwhile: its database has one user.
   * @throws Error with the output of the import when the feed is rejected.
   */
  async importCatalog(feed: string): Promise<void> {
    await this.#end('SIGTERM');
    const file = path.join(this.#folder, 'feed.xml');
    await writeFile(file, feed);
    const child = spawn(
      process.execPath,
      ['server/catalog-cli.ts', 'import', file, '--allow-removal'],
      { cwd: projectRoot, env: this.#environment, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const output = text(child.stderr);
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(await output);
    await this.start();
  }

  /** Stops the process and deletes its data. */
  async dispose(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Id of the current process. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Last lines of the server's log; at level `warn` each line is a problem. */
  get log(): readonly string[] {
    return this.#log;
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health/ready`)).ok;
    } catch {
      return false;
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs);
    await closed;
    clearTimeout(timer);
  }
}
