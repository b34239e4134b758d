import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, startPostgres } from '#tests/support/servers/postgres.ts';
import { startSearchEngine, type TestEngine } from '#tests/support/servers/search-engine.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';
import { freePort } from '#tools/process/ports.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { run } from '#tools/process/run-command.ts';
import { measureCold } from './cold-calls.ts';
import { type DiscoveryCall, discoveryCalls } from './discovery-calls.ts';
import { type MixedLatency, measureMixed } from './mixed-latency.ts';

/** Above it PGlite, which is for trying out, is left out. */
const MOST_EMBEDDED = 100_000;
/** Callers at once that find nothing cached. */
const COLD_CONNECTIONS = [1, 16];
const cli = path.join(projectRoot, 'server/catalog-cli.ts');

export interface LargeCatalogResult {
  readonly products: number;
  /** Seconds of the import into an empty database, by database; both run at once. */
  readonly imports: ReadonlyMap<string, number>;
  /** Latency of each call, by what finds and counts. */
  readonly calls: ReadonlyMap<string, ReadonlyMap<string, MixedLatency>>;
}

/** What finds and counts the products of lists. */
interface Way {
  readonly name: string;
  readonly settings: Record<string, string>;
  /** The background job that makes it ready; null for none. */
  readonly job: string | null;
}

function waysOf(database: string, engine: TestEngine | null): Way[] {
  const alone = { name: database, settings: { CATALOG_COLUMNS: 'off' }, job: null };
  const columns = {
    name: `${database}, columns in memory`,
    settings: { CATALOG_COLUMNS: 'on' },
    job: 'hold_columns',
  };
  if (database === 'PGlite') return [columns];
  if (engine === null) return [alone, columns];
  const settings = { CATALOG_COLUMNS: 'off', CATALOG_ENGINE_URL: engine.url };
  return [alone, columns, { name: `${database}, search engine`, settings, job: 'feed_engine' }];
}

/** A shop to be measured. */
interface Measured {
  readonly dataDir: string;
  /** Empty for PGlite in `dataDir`. */
  readonly databaseUrl: string;
  readonly way: Way;
}

/** Typical calls on a catalog of so many products, on PostgreSQL and, unless it is too large, on PGlite. */
export async function measureLargeCatalog(
  products: number,
  say: (line: string) => void,
): Promise<LargeCatalogResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-large-'));
  const postgres = await startPostgres();
  const engine = await startSearchEngine();
  try {
    const feed = path.join(folder, 'feed.xml');
    say(`Writing a feed of ${products} offers …`);
    await run(process.execPath, [cli, 'generate', '--offers', String(products), '--out', feed]);
    const databases = new Map([
      ['PostgreSQL', await createDatabase(postgres.url)],
      ...(products > MOST_EMBEDDED ? [] : ([['PGlite', '']] as const)),
    ]);
    const imports = new Map<string, number>();
    say(`Importing it on ${[...databases.keys()].join(' and ')} at once …`);
    await Promise.all(
      [...databases].map(async ([name, url]) => {
        const began = performance.now();
        await importFeed(feed, path.join(folder, name), url);
        imports.set(name, (performance.now() - began) / 1000);
      }),
    );
    const calls = new Map<string, ReadonlyMap<string, MixedLatency>>();
    for (const [name, databaseUrl] of databases) {
      for (const way of waysOf(name, engine)) {
        say(`A large catalog by ${way.name} …`);
        calls.set(
          way.name,
          await measureOn({ dataDir: path.join(folder, name), databaseUrl, way }),
        );
      }
    }
    return { products, imports, calls };
  } finally {
    await engine?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param databaseUrl empty for PGlite in `dataDir` */
async function importFeed(feed: string, dataDir: string, databaseUrl: string): Promise<void> {
  await run(process.execPath, ['--max-semi-space-size=8', cli, 'import', feed], {
    MIGRATE_ON_START: 'on',
    ALLOW_EMBEDDED_DATABASE: 'on',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });
}

/** How long a process may take to read the catalog, milliseconds. */
const LOADING_MS = 600_000;

/** Waits until the process has run the job that reads the catalog; lists use the database before. */
async function waitForJob(metricsPort: number, job: string): Promise<void> {
  const deadline = Date.now() + LOADING_MS;
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    if ((await response.text()).includes(`background_job="${job}"`)) return;
    if (Date.now() > deadline) throw new Error(`${job} has not read the catalog`);
    await delay(500);
  }
}

async function withServer<Result>(
  { dataDir, databaseUrl, way }: Measured,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const metricsPort = await freePort();
  const server = await ShopServer.launch({
    databaseUrl,
    settings: {
      NODE_ENV: 'production',
      MIGRATE_ON_START: 'on',
      ALLOW_DEMO_IDENTITY: 'on',
      ALLOW_EMBEDDED_DATABASE: 'on',
      DEMO: 'off',
      DATA_DIR: dataDir,
      READ_LIMIT: '0',
      METRICS_PORT: String(metricsPort),
      ...way.settings,
    },
  });
  try {
    if (way.job !== null) await waitForJob(metricsPort, way.job);
    return await work(server.url);
  } finally {
    await server.dispose();
  }
}

async function measureOn(measured: Measured): Promise<Map<string, MixedLatency>> {
  const results = new Map<string, MixedLatency>();
  let calls = new Map<string, DiscoveryCall[]>();
  await withServer(measured, async (url) => {
    calls = await discoveryCalls(url);
    for (const [name, list] of calls) results.set(name, await measureMixed(url, list));
  });
  // A new process each time: the one before has cached all responses.
  for (const connections of COLD_CONNECTIONS) {
    await withServer(measured, async (url) => {
      for (const [name, list] of calls) {
        results.set(
          `${name}, each once, ${connections} at a time`,
          await measureCold(url, list, connections),
        );
      }
    });
  }
  return results;
}
