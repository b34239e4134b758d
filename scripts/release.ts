/**
 * Builds a release, a folder with only what runs: `npm run release`.
 *
 *   npm run release -- --out FOLDER   an empty folder instead of dist/release
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#tools/process/project-root.ts';
import { buildRelease } from '#tools/release/build-release.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });

try {
  const own = path.join(projectRoot, 'dist', 'release');
  if (values.out === undefined) await rm(own, { recursive: true, force: true });
  const target = values.out === undefined ? own : path.resolve(values.out);
  await buildRelease(target);
  console.log(`The release is in ${target}.`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
