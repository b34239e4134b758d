import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildShop } from '#tools/build/build-shop.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { copyPackages, findClosure, readLock } from './copy-packages.ts';
import { emitServer } from './emit-server.ts';

/** The programs of a release; the last is started by the first in a thread. */
const entries = [
  'server/main.ts',
  'server/migrate.ts',
  'server/catalog-cli.ts',
  'server/backoffice/cli.ts',
  'server/import/read/read-worker.ts',
];

/** What the server reads beside its code. */
const files = [
  'demo/pages',
  'deploy',
  'dist/server',
  'dist/shop',
  'docs/api',
  'docs/configuration.md',
  'docs/operations.md',
  'docs/specification.md',
  'generated/openapi.json',
  'openapi/CHANGELOG.md',
  'server/catalog-import/FORMAT.md',
  'server/db/migrations',
  'server/web/docs/assets',
  'server/web/pages/inline',
  'src/app/fonts/golos.woff2',
];

/** Packages of which the server reads files without importing them. */
const readPackages = ['@expo-google-fonts/golos-text', 'swagger-ui-dist'];

/** `module.registerHooks` (`server/drizzle-resolver.ts`) is in no older one. */
const OLDEST_NODE = '>=22.15';

interface Manifest {
  version: string;
  imports: Record<string, string>;
  dependencies: Record<string, string>;
}

/** `#server/*.ts` → `./server/*.js`: the modules name each other as they do in the source. */
function importsOf({ imports }: Manifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(imports).map(([name, target]) => [`${name}.ts`, `${target}.js`]),
  );
}

async function requireEmpty(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) {
    throw new Error(`${target} is not empty. Name a new or an empty folder.`);
  }
}

/**
 * Builds a release: a folder that runs on a plain Node, with `node server/main.js`.
 * @param target absolute path of a folder that is empty or does not exist.
 */
export async function buildRelease(target: string): Promise<void> {
  await requireEmpty(target);
  await buildShop();
  const manifest = JSON.parse(
    await readFile(path.join(projectRoot, 'package.json'), 'utf8'),
  ) as Manifest;
  const imported = await emitServer(entries, target);
  const names = Object.keys(manifest.dependencies).filter(
    (name) => imported.has(name) || readPackages.includes(name),
  );
  for (const file of files) {
    await cp(path.join(projectRoot, file), path.join(target, file), { recursive: true });
  }
  await copyPackages(findClosure(readLock(), names), target);
  const released = {
    name: 'dental-shop',
    version: manifest.version,
    private: true,
    type: 'module',
    engines: { node: OLDEST_NODE },
    imports: importsOf(manifest),
    dependencies: Object.fromEntries(names.map((name) => [name, manifest.dependencies[name]])),
  };
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(released, null, 2)}\n`);
}
