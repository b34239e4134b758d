import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AcceptedFindings } from './accepted-findings.ts';
import { lintMigrations } from './lint-migrations.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The rules that a migration breaks. */
async function rulesOf(
  statements: readonly string[],
  accepted: readonly AcceptedFindings[] = [],
): Promise<string[]> {
  await mkdir(path.join(folder, 'meta'), { recursive: true });
  const journal = { entries: [{ tag: '0001_next', when: 1 }] };
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  const text = statements.join(';--> statement-breakpoint\n');
  await writeFile(path.join(folder, '0001_next.sql'), `${text};`);
  const problems = await lintMigrations(folder, accepted);
  return problems.map((problem) => /^0001_next\.sql:\d+ ([\w-]+): /.exec(problem)?.[1] ?? problem);
}

describe('the linter of migrations', () => {
  it('accepts the migrations of the shop, with the exceptions that are needed alone', async () => {
    expect(await lintMigrations()).toEqual([]);
  });

  it.each([
    ['a dropped column', 'alter table orders drop column comment', 'ban-drop-column'],
    ['a dropped table', 'drop table shares', 'ban-drop-table'],
    ['a renamed column', 'alter table orders rename column comment to note', 'renaming-column'],
    ['a renamed table', 'alter table orders rename to purchases', 'renaming-table'],
    [
      'a column that the version before does not fill',
      'alter table orders add column channel text not null',
      'adding-required-field',
    ],
    [
      'NOT NULL for a column that it may leave empty',
      'alter table orders alter column comment set not null',
      'adding-not-nullable-field',
    ],
    [
      'another type',
      'alter table orders alter column comment type varchar(20)',
      'changing-column-type',
    ],
    [
      'a column whose default rewrites the table',
      'alter table orders add column token uuid default gen_random_uuid()',
      'adding-field-with-default',
    ],
    [
      'a constraint that scans the table',
      "alter table orders add constraint named check (number <> '')",
      'constraint-missing-not-valid',
    ],
    [
      'an index that keeps everybody from writing',
      'create index orders_comment on orders (comment)',
      'require-concurrent-index-creation',
    ],
  ])('rejects %s', async (_title, statement, rule) => {
    expect(await rulesOf([statement])).toContain(rule);
  });

  it('accepts what only adds', async () => {
    const statements = [
      'create table channels (id text primary key, name text not null)',
      'create index channels_name on channels (name)',
      'alter table orders add column channel text',
      'alter table orders add column urgent boolean default false not null',
      "alter table orders add constraint named check (number <> '') not valid",
    ];
    expect(await rulesOf(statements)).toEqual([]);
  });

  it('accepts indexes of a table in use, created concurrently, in a migration that may be repeated', async () => {
    const index = 'create index concurrently orders_comment on orders (comment)';
    const again = 'drop index concurrently if exists orders_comment';
    expect(await rulesOf([again, index])).toEqual([]);
    expect(await rulesOf([again, index, 'alter table orders add column channel text'])).toEqual([
      'unrepeatable-statement',
    ]);
    // It would keep an invalid index of the first attempt.
    expect(await rulesOf([index])).toEqual(['unrepeatable-statement']);
  });

  it('accepts an exception, which must be needed', async () => {
    const reason = 'Nobody reads it since the version before';
    const exception = { reason, rules: { '0001_next': ['ban-drop-column'] } };
    const drop = 'alter table orders drop column comment';
    expect(await rulesOf([drop], [exception])).toEqual([]);
    expect(await rulesOf(['alter table orders add column channel text'], [exception])).toEqual([
      'accepted-findings.ts accepts what is not there: 0001_next ban-drop-column',
    ]);
  });
});
