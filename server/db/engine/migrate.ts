import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The one migrations folder, applied to PGlite and PostgreSQL alike. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** A migration as its file says. */
export interface Migration {
  /** `0041_topic`, the name of its file. */
  readonly tag: string;
  /** Its time in the journal, by which a database knows what has been applied; ms. */
  readonly when: number;
  readonly text: string;
  readonly statements: readonly string[];
}

/** All migrations in their order. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const journal = readFileSync(join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return { tag, when, text, statements: text.split('--> statement-breakpoint') };
  });
}

/** Identifies the text of a migration. */
export function hashMigration({ text }: Migration): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Changes whenever any migration does; keys cached template databases. */
export function migrationsFingerprint(): string {
  const hash = createHash('sha256');
  for (const { tag, text } of readMigrations()) hash.update(tag).update(text);
  return hash.digest('hex').slice(0, 16);
}
