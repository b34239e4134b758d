import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyMigrations, findPending } from './apply-migrations.ts';
import type { Migration } from './migrate.ts';

let connection: PGlite;

beforeAll(async () => {
  connection = new PGlite();
  await connection.waitReady;
});

afterAll(() => connection.close());

beforeEach(async () => {
  await connection.exec('drop schema if exists drizzle cascade; drop table if exists records');
});

function migration(when: number, ...statements: string[]): Migration {
  const text = statements.join('--> statement-breakpoint');
  return { tag: `${when}`, when, text, statements };
}

const first = migration(1, 'create table records (id int)');
const second = migration(2, 'alter table records add column name text');

it('migrations: are applied once, in order', async () => {
  const migrations = [first, second];
  expect(await findPending(connection, migrations)).toEqual(migrations);
  expect(await applyMigrations(connection, { migrations })).toEqual(migrations);
  expect(await applyMigrations(connection, { migrations })).toEqual([]);
  await connection.query(`insert into records (id, name) values (1, 'a')`);
});

it('migrations: one that comes late, from another branch, is not passed over', async () => {
  const last = migration(3, 'alter table records add column size int');
  await applyMigrations(connection, { migrations: [first, last] });
  expect(await applyMigrations(connection, { migrations: [first, second, last] })).toEqual([
    second,
  ]);
});

it('migrations: one that fails leaves nothing behind, and those before it applied', async () => {
  const broken = migration(2, 'alter table records add column name text', 'select nonsense');
  await expect(applyMigrations(connection, { migrations: [first, broken] })).rejects.toThrow();
  expect(await findPending(connection, [first, broken])).toEqual([broken]);
  expect(await applyMigrations(connection, { migrations: [first, second] })).toEqual([second]);
});

it('migrations: a later version’s do not count as missing', async () => {
  await applyMigrations(connection, { migrations: [first, second] });
  expect(await findPending(connection, [first])).toEqual([]);
});

it('migrations: PGlite creates indexes without CONCURRENTLY', async () => {
  const index = migration(2, 'create index concurrently records_id on records (id)');
  const migrations = [first, index];
  expect(await applyMigrations(connection, { migrations, isConcurrent: false })).toHaveLength(2);
});
