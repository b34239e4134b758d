import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';
import { run } from '#tools/process/run-command.ts';

/** The inputs of the build; other files may change without a new build. */
const inputs = [
  'generated/api',
  'generated/routeTree.gen.ts',
  'index.html',
  'package-lock.json',
  'public',
  'tools/build',
  'src',
  'tsconfig.json',
  'tsr.config.json',
  'vite.config.ts',
];
/** The last file of each of the two builds. */
const outputs = ['dist/shop/index.html', 'dist/server/server.js'];
const stamp = path.join(projectRoot, 'dist', 'shop.sha256');

/** Builds the shop and its server-rendering bundle, unless the inputs are unchanged. */
export async function buildShop(): Promise<void> {
  const fingerprint = await hashInputs();
  const built = await readFile(stamp, 'utf8').catch(() => '');
  const isThere = outputs.every((file) => existsSync(path.join(projectRoot, file)));
  if (built === fingerprint && isThere) return;

  console.log('Building the shop; this takes about half a minute …');
  const started = Date.now();
  await rm(stamp, { force: true });
  try {
    const build = ['build', '--logLevel', 'warn'];
    await run('vite', build, { NODE_ENV: 'production' });
    await run('vite', [...build, '--ssr', 'src/ssr/server.tsx'], { NODE_ENV: 'production' });
  } catch (error) {
    if (error instanceof Error && error.message.includes('ENOSPC')) {
      throw new Error('The disk is full. Free about 100 MB and run the command again.');
    }
    throw error;
  }
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, fingerprint);
  console.log(`Shop built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

async function hashInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await listFiles(input)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(path.join(projectRoot, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Files at or under a path of the project, in the same order on every machine; none if it is absent. */
async function listFiles(input: string): Promise<string[]> {
  const absolute = path.join(projectRoot, input);
  const found = await stat(absolute).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [input];
  const entries = await readdir(absolute, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
    .sort();
}
