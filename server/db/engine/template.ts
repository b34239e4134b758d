import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFingerprint } from './migrate.ts';

const cacheDir = fileURLToPath(new URL('../../../node_modules/.cache/pglite', import.meta.url));

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/**
 * The template archive from the cache, or a new one that is then cached. A cache that cannot be
 * written costs time, but does not prevent the start.
 */
export async function readTemplate(build: () => Promise<Blob>): Promise<Blob> {
  const name = `${engineVersion()}-${migrationsFingerprint()}.tar`;
  const path = join(cacheDir, name);
  const cached = await readFile(path).catch(() => null);
  if (cached !== null) return new Blob([cached]);
  const archive = await build();
  await storeTemplate(path, name, archive).catch(() => {});
  return archive;
}

/** Written to a temporary file and renamed, so that a killed process leaves no partial archive. */
async function storeTemplate(path: string, name: string, archive: Blob): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, new Uint8Array(await archive.arrayBuffer()));
  await rename(aside, path);
  for (const other of await readdir(cacheDir)) {
    if (other.endsWith('.tar') && other !== name) await rm(join(cacheDir, other), { force: true });
  }
}
