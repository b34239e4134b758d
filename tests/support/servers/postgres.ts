import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chmod, chown, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { pino } from 'pino';
import { migrationsFingerprint } from '#server/db/engine/migrate.ts';
import { migratePostgres } from '#server/db/engine/postgres.ts';
import { freePort } from '#tools/process/ports.ts';
import { findPostgres, type PostgresBinaries } from './postgres-binaries.ts';

/** A running PostgreSQL server for tests. */
export interface TestPostgres {
  /** Connection string of a superuser with an existing database. */
  url: string;
  /** For the log: version and origin. */
  description: string;
  /** Stops the server and deletes its data; does nothing to the server in TEST_DATABASE_URL. */
  stop: () => Promise<void>;
  /** Null for the server in TEST_DATABASE_URL, which tests must not crash. */
  breakable: BreakablePostgres | null;
}

/** A server that a test has started itself. */
export interface OwnPostgres extends TestPostgres {
  readonly breakable: BreakablePostgres;
  /** Starts a streaming replica of it, in the same folder. */
  replicate: () => Promise<OwnPostgres>;
}

/** A server that a test may crash and restart with its data. */
export interface BreakablePostgres {
  /** Kills all its processes, as a crash would. */
  crash: () => Promise<void>;
  /** Stops its processes as they are: connections stay open, and nothing responds. */
  freeze: () => Promise<void>;
  /** Lets them go on. */
  thaw: () => Promise<void>;
  /** Starts it again; resolves once it has recovered and accepts connections. */
  revive: () => Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

/** An arbitrary constant, the same in every process of a test run. */
const TEMPLATE_LOCK = 7_312_006;
const startPatienceMs = 30_000;
const pollMs = 50;
const user = 'shop';

/**
 * The PostgreSQL in TEST_DATABASE_URL, otherwise a new one on a free port of 127.0.0.1, started from the
 * system's binaries or, where they can't serve the shop, from the npm package.
 * @throws Error with the attempts and how to fix it.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const named = process.env.TEST_DATABASE_URL;
  if (named)
    return {
      url: named,
      description: await probe(named),
      stop: async () => {},
      breakable: null,
    };
  return startOwnPostgres();
}

/**
 * A new PostgreSQL on a free port of 127.0.0.1, also where TEST_DATABASE_URL names one.
 * @throws Error with the attempts and how to fix it.
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const failures: string[] = [];
  for (const binaries of findPostgres()) {
    try {
      return await startFrom(binaries);
    } catch (error) {
      failures.push(`${binaries.folder}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(
    [
      'No PostgreSQL could be started for the tests. Install it (Debian: apt-get install postgresql)',
      'or name a running one: TEST_DATABASE_URL=postgres://user:password@localhost:5432/postgres',
      ...failures,
    ].join('\n'),
  );
}

async function startFrom(binaries: PostgresBinaries): Promise<OwnPostgres> {
  const owner = await findOwner();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-postgres-'));
  try {
    const bin = await reachableBinaries(binaries, folder, owner);
    const data = path.join(folder, 'data');
    if (owner) {
      await chown(folder, owner.uid, owner.gid);
      await chmod(folder, 0o711);
    }
    await initialise(bin, data, owner);
    const installation = { bin, owner, origin: binaries.origin };
    const { stop, ...server } = await serve(installation, data);
    const stopAndDelete = async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    };
    return { ...server, stop: stopAndDelete };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

interface Installation {
  /** Folder of the binaries. */
  readonly bin: string;
  readonly owner: Owner | undefined;
  readonly origin: PostgresBinaries['origin'];
}

/** Serves a folder of data on a free port. */
async function serve(installation: Installation, data: string): Promise<OwnPostgres> {
  const { bin, owner, origin } = installation;
  const port = await freePort();
  let server = startServer(bin, data, port, owner);
  const stop = () => terminate(server);
  try {
    const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
    await waitFor(url, server);
    const description = `${await probe(url)}, from the ${origin}`;
    const revive = async () => {
      server = startServer(bin, data, port, owner);
      await waitFor(url, server);
    };
    let copies = 0;
    const replicate = async () => {
      copies += 1;
      const folder = `${data}-copy-${copies}`;
      await copyForReplica({ url, port, data, folder, owner });
      return serve(installation, folder);
    };
    return {
      url,
      description,
      stop,
      breakable: {
        crash: () => end(server, 'SIGQUIT'),
        freeze: () => signalAll(server, 'STOP'),
        thaw: () => signalAll(server, 'CONT'),
        revive,
      },
      replicate,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sends a signal to the server, which makes the processes of connections, and to those. */
async function signalAll(server: ChildProcess, signal: 'STOP' | 'CONT'): Promise<void> {
  server.kill(`SIG${signal}`);
  await promisify(execFile)('pkill', [`-${signal}`, '-P', String(server.pid)]);
}

interface CopyOptions {
  readonly url: string;
  readonly port: number;
  readonly data: string;
  readonly folder: string;
  readonly owner: Owner | undefined;
}

/**
 * Copies the data of a running server as a standby needs them. `pg_basebackup` does the same, but not
 * every installation has it.
 * https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
async function copyForReplica({ url, port, data, folder, owner }: CopyOptions): Promise<void> {
  const label = await withClient(url, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`);
    await cp(data, folder, {
      recursive: true,
      filter: (file) => path.basename(file) !== 'postmaster.pid',
    });
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    return String(rows[0]?.labelfile);
  });
  await writeFile(path.join(folder, 'backup_label'), label);
  await writeFile(path.join(folder, 'standby.signal'), '');
  await appendFile(
    path.join(folder, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=127.0.0.1 port=${port} user=${user}'\n`,
  );
  await chmod(folder, 0o700);
  if (owner) await promisify(execFile)('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
}

/** PostgreSQL does not run as root, so root uses the system's least privileged account. */
async function findOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((l) => l.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error('PostgreSQL can not run as root, and there is no account "postgres" or "nobody"');
}

/** That account may not read the package's folder; then the package is copied beside the data. */
async function reachableBinaries(
  { folder, origin }: PostgresBinaries,
  target: string,
  owner: Owner | undefined,
): Promise<string> {
  if (!owner || origin === 'system') return folder;
  await cp(path.dirname(folder), path.join(target, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return path.join(target, 'native', 'bin');
}

async function initialise(bin: string, data: string, owner: Owner | undefined): Promise<void> {
  const start = (locale: string) =>
    promisify(execFile)(
      path.join(bin, 'initdb'),
      [
        `--pgdata=${data}`,
        `--username=${user}`,
        '--auth=trust',
        '--encoding=UTF8',
        `--locale=${locale}`,
      ],
      { ...owner, cwd: '/' },
    );
  // Trigrams of Cyrillic words need a locale that knows letters; not every system has this one.
  await start('C.UTF-8').catch(async () => {
    await rm(data, { recursive: true, force: true });
    await start('C');
  });
}

function startServer(bin: string, data: string, port: number, owner?: Owner): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // The data is temporary and need not survive a crash of the machine.
    fsync: 'off',
    full_page_writes: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(path.join(bin, 'postgres'), ['-D', data, ...args], {
    ...owner,
    cwd: '/',
    stdio: 'ignore',
  });
}

async function waitFor(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startPatienceMs;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}`);
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(pollMs);
    }
  }
}

/** Checks that the server has what the migrations need; returns its version. */
async function probe(url: string): Promise<string> {
  const available = await query(
    url,
    `select name from pg_available_extensions where name in ('pg_trgm', 'unaccent')`,
  );
  if (available.length < 2) {
    throw new Error('its extensions pg_trgm and unaccent are not installed (postgresql-contrib)');
  }
  await query(url, `select 'ё' collate "und-x-icu"`);
  const [version] = await query(url, `select current_setting('server_version') as version`);
  return `PostgreSQL ${String(version?.version).split(' ')[0]}`;
}

/** Creates an empty database on a server; returns its connection string. */
export async function createDatabase(server: string): Promise<string> {
  const name = randomName();
  await query(server, `create database ${name}`);
  return urlOf(server, name);
}

/**
 * Creates a database with all migrations on a server; returns its connection string. It is a copy of a
 * template that the first call makes, because to apply the migrations takes far longer than to copy.
 */
export async function createMigratedDatabase(server: string): Promise<string> {
  const template = `test_template_${migrationsFingerprint()}`;
  const name = randomName();
  await withClient(server, async (client) => {
    // Several processes of one run share the server.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rows.length === 0) {
      // Renamed when it is whole: a run that is killed leaves no half of a template.
      const draft = randomName();
      await client.query(`create database ${draft}`);
      await migratePostgres(urlOf(server, draft), startPatienceMs, pino({ level: 'silent' }));
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return urlOf(server, name);
}

function randomName(): string {
  return `test_${randomBytes(8).toString('hex')}`;
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Drops a database and closes its connections. */
export async function dropDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  await query(server.href, `drop database if exists ${name} with (force)`);
}

/** Runs one statement on a connection of its own. */
async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query(statement)).rows);
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // the failing query reports it
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  server.kill(signal);
  await closed;
}

/** Fast shutdown, then SIGKILL. */
async function terminate(server: ChildProcess): Promise<void> {
  const closed = end(server, 'SIGINT');
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await closed;
  clearTimeout(timer);
}
