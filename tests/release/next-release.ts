import { constants } from 'node:fs';
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that only one of two releases has. */
export const OLD_FILE = 'assets/Trial-0000001.js';
export const NEW_FILE = 'assets/Trial-0000002.js';

/**
 * Makes the release after another one: with a file of its own in place of one, and a migration.
 * @param release a folder whose shop has `OLD_FILE`.
 * @param next a folder that does not exist.
 */
export async function buildNextRelease(release: string, next: string): Promise<void> {
  await cp(release, next, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await rename(path.join(next, 'dist/shop', OLD_FILE), path.join(next, 'dist/shop', NEW_FILE));
  const migrations = path.join(next, 'server/db/migrations');
  const journalFile = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  journal.entries.push({ idx: 9999, tag: '9999_trial', when: 9_999_999_999_999 });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(
    path.join(migrations, '9999_trial.sql'),
    'alter table orders add column trial boolean default false not null;',
  );
}
