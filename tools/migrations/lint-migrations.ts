import path from 'node:path';
import { type Migration, migrationsFolder, readMigrations } from '#server/db/engine/migrate.ts';
import { type AcceptedFindings, acceptedFindings } from './accepted-findings.ts';
import { type Finding, lintSql } from './squawk.ts';

const isConcurrent = ({ text }: Migration) => /\bconcurrently\b/i.test(text);
const fileOf = ({ tag }: Migration, folder: string) => path.join(folder, `${tag}.sql`);

function withoutComments(statement: string): string {
  return statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').replace(/;\s*$/, '').trim();
}

/**
 * Statements that do not bear a repetition: a migration that creates indexes concurrently has no
 * transaction, may be interrupted after any of them and is then begun again. An interrupted index
 * stays, invalid, and must be dropped first.
 */
function findUnrepeatable(migration: Migration, folder: string): Finding[] {
  const dropped = new Set<string>();
  const isRepeatable = (statement: string): boolean => {
    const [, drop] = /^drop index concurrently if exists (\S+)$/i.exec(statement) ?? [];
    if (drop !== undefined) dropped.add(drop);
    const [, created] = /^create (?:unique )?index concurrently (\S+) on /i.exec(statement) ?? [];
    return drop !== undefined || (created !== undefined && dropped.has(created));
  };
  return migration.statements
    .map(withoutComments)
    .filter((statement) => statement !== '' && !isRepeatable(statement))
    .map((statement) => ({
      file: fileOf(migration, folder),
      line: 1,
      rule: 'unrepeatable-statement',
      message: `beside CONCURRENTLY only "drop index concurrently if exists", and the same index created after it: ${statement.slice(0, 80)}`,
    }));
}

const tagOf = ({ file }: Finding) => path.basename(file, '.sql');

/**
 * What in the migrations blocks a table for long, or breaks a process of the version before them.
 * @returns findings without the accepted ones, and accepted ones that there are none of.
 */
export async function lintMigrations(
  folder: string = migrationsFolder,
  accepted: readonly AcceptedFindings[] = acceptedFindings,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const alone = migrations.filter(isConcurrent);
  const usual = migrations.filter((migration) => !isConcurrent(migration));
  const found = [
    ...(await lintSql(
      usual.map((one) => fileOf(one, folder)),
      { inTransaction: true },
    )),
    ...(await lintSql(
      alone.map((one) => fileOf(one, folder)),
      { inTransaction: false },
    )),
    ...alone.flatMap((migration) => findUnrepeatable(migration, folder)),
  ];
  const allowed = new Set(
    accepted.flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([tag, names]) => names.map((name) => `${tag} ${name}`)),
    ),
  );
  const keyOf = (finding: Finding) => `${tagOf(finding)} ${finding.rule}`;
  const present = new Set(found.map(keyOf));
  return [
    ...found
      .filter((finding) => !allowed.has(keyOf(finding)))
      .map(
        (finding) => `${tagOf(finding)}.sql:${finding.line} ${finding.rule}: ${finding.message}`,
      ),
    ...[...allowed]
      .filter((key) => !present.has(key))
      .map((key) => `accepted-findings.ts accepts what is not there: ${key}`),
  ];
}
