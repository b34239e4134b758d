import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The one migrations folder, applied to PGlite and PostgreSQL alike. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Changes whenever any migration does; keys cached template databases. */
export function migrationsFingerprint(): string {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const hash = createHash('sha256');
  for (const { tag } of (JSON.parse(journal) as { entries: { tag: string }[] }).entries) {
    hash.update(tag).update(readFileSync(join(migrationsFolder, `${tag}.sql`)));
  }
  return hash.digest('hex').slice(0, 16);
}
