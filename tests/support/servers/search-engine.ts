import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  type EngineClient,
  openEngine,
} from '#server/product/catalog-index/engine/engine-client.ts';
import { canInstallPackages, hasProgram, installPackages } from '#tests/support/system-packages.ts';
import { freePort } from '#tools/process/ports.ts';
import { projectRoot } from '#tools/process/project-root.ts';

const READY_MS = 10_000;
const POLL_MS = 50;
/** How long another process may take to install it. */
const INSTALL_MS = 30_000;

/** A search engine with the indexes of `deploy/search/sphinx.conf`, all empty. */
export interface TestEngine {
  /** For `CATALOG_ENGINE_URL`. */
  readonly url: string;
  /** Stops its process as it is: connections stay open, and nothing responds. */
  freeze(): void;
  /** Lets it go on. */
  thaw(): void;
  stop(): Promise<void>;
}

async function waitUntilUp(
  engine: EngineClient,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const failure = await engine.query(sql`show tables`).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`searchd does not start:\n${output()}`, { cause: failure });
    }
    await delay(POLL_MS);
  }
}

/** Whether Sphinx is installed, or could be. */
async function hasEngine(): Promise<boolean> {
  if (hasProgram('searchd')) return true;
  if (!canInstallPackages()) return false;
  // The package manager rejects one of two test files that install it at once.
  await installPackages('sphinxsearch').catch(() => {});
  const deadline = Date.now() + INSTALL_MS;
  while (!hasProgram('searchd')) {
    if (Date.now() > deadline) return false;
    await delay(1000);
  }
  return true;
}

/**
 * Starts Sphinx on a free port of the loopback interface; only ports and folders of the configuration are
 * replaced.
 * @returns null where it is neither installed nor can be
 * @throws Error with the output of an engine that does not start
 */
export async function startSearchEngine(): Promise<TestEngine | null> {
  if (!(await hasEngine())) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'search-engine-'));
  const port = await freePort();
  const configuration = await readFile(path.join(projectRoot, 'deploy/search/sphinx.conf'), 'utf8');
  const file = path.join(folder, 'sphinx.conf');
  await mkdir(path.join(folder, 'data'));
  await writeFile(
    file,
    configuration
      .replaceAll('127.0.0.1:9306', `127.0.0.1:${port}`)
      .replaceAll('/var/lib/shop-search', path.join(folder, 'data'))
      .replaceAll(/\/(?:var\/log|run)\/shop-search/g, folder),
  );
  const child = spawn('searchd', ['--nodetach', '--config', file]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (output += text));
  }
  const url = `sphinxql://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const engine = openEngine(url);
  try {
    await waitUntilUp(engine, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await engine.close();
  }
  return {
    url,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    stop,
  };
}
