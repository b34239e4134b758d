import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';

/** Folders are flat until about this many files, tests and styles included. */
const LIMIT = 15;

/** Folders in which a flat list is clearer than subfolders. */
const longFolders: readonly (readonly [folder: RegExp, reason: string])[] = [
  [/^openapi\/(?:paths|schemas)$/, 'one file for each tag of the contract'],
  [/^openapi\/examples\/[^/]+$/, 'one file for each named example of a tag'],
  [/^server\/db\/migrations(?:\/meta)?$/, 'migrations, in their order'],
  [/^server\/db\/schema$/, 'the tables of each domain, in a file of its name'],
  [/^demo\/(?:artwork\/drawings|catalog\/assortment)$/, 'one file for each category of products'],
  [/^docs$/, 'one page for each topic'],
  [/^tools\/contract\/self-test\/defects$/, 'a table of broken servers, one file for each kind'],
  [/^tools\/faults\/runs$/, 'a table of fault runs, one file for each'],
];

const sources = ['src', 'server', 'demo', 'docs', 'openapi', 'scripts', 'tests', 'tools'].concat([
  'deploy',
  'public',
]);

/** Made by `npm run contract`'s packing, and not committed. */
const built = ['tools/contract/package/openapi', 'tools/contract/package/generated'];

/** Number of files by folder; what is installed or built does not count. */
function countFiles(folder: string): [folder: string, files: number][] {
  const entries = readdirSync(path.join(projectRoot, folder), { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .filter((below) => !below.endsWith('/node_modules') && !built.includes(below))
    .flatMap(countFiles);
  return [[folder, entries.filter((entry) => entry.isFile()).length], ...below];
}

/** Folders that are longer than the limit, without a reason. */
function findLong(counts: readonly [folder: string, files: number][]): string[] {
  return counts
    .filter(([folder, files]) => files > LIMIT && !longFolders.some(([one]) => one.test(folder)))
    .map(([folder, files]) => `${folder}: ${files} files`);
}

const counts = sources.flatMap(countFiles);

it('folders: have at most 15 files, or a reason to be flat', () => {
  expect(counts.length).toBeGreaterThan(300);
  expect(findLong(counts)).toEqual([]);
});

it('folders: each reason is still needed', () => {
  const long = counts.filter(([, files]) => files > LIMIT).map(([folder]) => folder);
  const idle = longFolders.filter(([one]) => !long.some((folder) => one.test(folder)));
  expect(idle).toEqual([]);
});

it('folders: a longer one is reported', () => {
  expect(
    findLong([
      ['src/features/cart', 16],
      ['docs', 16],
      ['src/lib', 15],
    ]),
  ).toEqual(['src/features/cart: 16 files']);
});
