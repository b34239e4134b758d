import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Types and source maps, which nothing runs. */
const UNUSED = /\.(?:d\.[cm]?ts|map)$/;

/** Where a package finds another, as Node does: in its own folder, else in those above. */
function locate(lock: Lock, from: string, name: string): string | null {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock.packages[place] !== undefined) return place;
    if (folder === '') return null;
    if (!folder.includes('/node_modules/')) folder = '';
  }
}

function needsOf(locked: LockedPackage): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = locked;
  const peers = Object.keys(peerDependencies).filter(
    (name) => locked.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** The places in `node_modules` of the packages and of all that they depend on. */
export function findClosure(lock: Lock, names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const visit = (from: string, name: string): void => {
    const place = locate(lock, from, name);
    if (place === null || found.has(place)) return;
    found.add(place);
    for (const needed of needsOf(lock.packages[place] ?? {})) visit(place, needed);
  };
  for (const name of names) visit('', name);
  return found;
}

/** `package-lock.json` of the project. */
export function readLock(): Lock {
  return JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')) as Lock;
}

/** Copies installed packages without what nothing runs; those of other platforms are not installed. */
export async function copyPackages(places: Iterable<string>, target: string): Promise<void> {
  for (const place of places) {
    const source = path.join(projectRoot, place);
    if (!existsSync(source)) continue;
    await cp(source, path.join(target, place), {
      recursive: true,
      filter: (file) =>
        !UNUSED.test(file) && !path.relative(source, file).split(path.sep).includes('node_modules'),
    });
  }
}
