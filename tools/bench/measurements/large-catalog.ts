import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, startPostgres } from '#tests/support/servers/postgres.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { run } from '#tools/process/run-command.ts';
import { discoveryCalls } from './discovery-calls.ts';
import { type MixedLatency, measureMixed } from './mixed-latency.ts';

const OFFERS = 50_000;
const cli = path.join(projectRoot, 'server/catalog-cli.ts');

/** Latency of each call, by database. */
export type LargeCatalogResult = ReadonlyMap<string, ReadonlyMap<string, MixedLatency>>;

/** Typical calls on a catalog of 50,000 products, on PostgreSQL and on PGlite. */
export async function measureLargeCatalog(
  say: (line: string) => void,
): Promise<LargeCatalogResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-large-'));
  const postgres = await startPostgres();
  try {
    const feed = path.join(folder, 'feed.xml');
    say(`Writing a feed of ${OFFERS} offers …`);
    await run(process.execPath, [cli, 'generate', '--offers', String(OFFERS), '--out', feed]);
    const databases = new Map([
      ['PostgreSQL', await createDatabase(postgres.url)],
      ['PGlite', ''],
    ]);
    say(`Importing it on ${[...databases.keys()].join(' and ')} at once …`);
    await Promise.all(
      [...databases].map(([name, url]) => importFeed(feed, path.join(folder, name), url)),
    );
    const results = new Map<string, ReadonlyMap<string, MixedLatency>>();
    for (const [name, url] of databases) {
      say(`A large catalog on ${name} …`);
      results.set(name, await measureOn(path.join(folder, name), url));
    }
    return results;
  } finally {
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

/** @param databaseUrl empty for PGlite in `dataDir` */
async function measureOn(dataDir: string, databaseUrl: string): Promise<Map<string, MixedLatency>> {
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
    },
  });
  try {
    const results = new Map<string, MixedLatency>();
    for (const [name, calls] of await discoveryCalls(server.url)) {
      results.set(name, await measureMixed(server.url, calls));
    }
    return results;
  } finally {
    await server.dispose();
  }
}
