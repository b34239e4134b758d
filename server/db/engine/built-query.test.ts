import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/connection.ts';
import { idempotencyKeys } from '#server/db/schema/idempotency.ts';
import { users } from '#server/db/schema/identity.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { buildOnce, buildUpdateOnce, value } from './built-query.ts';

let database: OpenDatabase;
let built = 0;

const namesOf = buildOnce<{ id: string }, { name: string | null; renewedAt: Date | null }[]>(
  (db) => {
    built += 1;
    return db
      .select({ name: users.firstName, renewedAt: users.renewedAt })
      .from(users)
      .where(eq(users.id, value('id')));
  },
);
const rename = buildOnce<{ id: string; name: string }, unknown>((db) =>
  db
    .update(users)
    .set({ firstName: value('name') as unknown as string })
    .where(eq(users.id, value('id'))),
);

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(users).values(
    ['anna', 'igor'].map((id) => ({
      id,
      issuer: 'test',
      subject: id,
      firstName: id,
      renewedAt: new Date('2026-03-12T09:00:00Z'),
    })),
  );
});
afterAll(() => database.close());

const nameOf = async (db: OpenDatabase['db'], id: string) => (await namesOf(db, { id }))[0]?.name;

it('is built once, and returns what each of its callers requests, typed as by the schema', async () => {
  const ids = ['anna', 'igor', 'nobody', 'anna'];
  const names = await Promise.all(ids.map((id) => nameOf(database.db, id)));
  expect(names).toEqual(['anna', 'igor', undefined, 'anna']);
  expect(built).toBe(1);
  expect((await namesOf(database.db, { id: 'anna' }))[0]?.renewedAt).toEqual(
    new Date('2026-03-12T09:00:00Z'),
  );
});

it('belongs to the transaction of its caller: sees its changes, and is rolled back with it', async () => {
  await database.db.transaction(async (tx) => {
    await rename(tx, { id: 'anna', name: 'Анна' });
    expect(await nameOf(tx, 'anna')).toBe('Анна');
    // A savepoint within it.
    await tx
      .transaction(async (inner) => {
        await rename(inner, { id: 'igor', name: 'Игорь' });
        inner.rollback();
      })
      .catch(() => {});
    expect(await nameOf(tx, 'igor')).toBe('igor');
  });
  expect(await nameOf(database.db, 'anna')).toBe('Анна');
  await database.db
    .transaction(async (tx) => {
      await rename(tx, { id: 'anna', name: 'Никто' });
      tx.rollback();
    })
    .catch(() => {});
  expect(await nameOf(database.db, 'anna')).toBe('Анна');
});

it('is sent when it is awaited, after those before it', async () => {
  await database.db.transaction(async (tx) => {
    const [, [renamed]] = await Promise.all([
      tx.update(users).set({ firstName: 'Игорь' }).where(eq(users.id, 'igor')),
      namesOf(tx, { id: 'igor' }),
    ]);
    expect(renamed?.name).toBe('Игорь');
  });
});

it('updates the given columns, as by the schema, and leaves the others', async () => {
  const { db } = database;
  const update = buildUpdateOnce<{ id: string }, unknown>((first, set) =>
    first
      .update(users)
      .set(set)
      .where(eq(users.id, value('id'))),
  );
  const read = async () => (await db.select().from(users).where(eq(users.id, 'igor')))[0];
  const renewedAt = new Date('2026-03-13T10:00:00Z');
  await update(db, { lastName: 'Ветров', renewedAt, middleName: undefined }, { id: 'igor' });
  expect(await read()).toMatchObject({ lastName: 'Ветров', renewedAt });
  await update(db, { renewedAt: null }, { id: 'igor' });
  await update(db, { lastName: 'Орлов', renewedAt: null }, { id: 'igor' });
  expect(await read()).toMatchObject({ lastName: 'Орлов', renewedAt: null });
});

it('stores a null of a JSON column as no value, and not as the JSON null', async () => {
  const { db } = database;
  const at = new Date('2026-03-12T09:00:00Z');
  await db.insert(idempotencyKeys).values({
    userID: 'igor',
    key: 'k',
    operation: 'o',
    requestHash: 'h',
    status: 0,
    headers: { a: 'b' },
    createdAt: at,
  });
  const update = buildUpdateOnce<{ key: string }, unknown>((first, set) =>
    first
      .update(idempotencyKeys)
      .set(set)
      .where(eq(idempotencyKeys.key, value('key'))),
  );
  await update(db, { headers: { c: 'd' } }, { key: 'k' });
  expect((await db.select().from(idempotencyKeys))[0]?.headers).toEqual({ c: 'd' });
  // The column must have a value; a JSON null would be one.
  const notNullViolation = '23502';
  await expect(update(db, { headers: null }, { key: 'k' })).rejects.toMatchObject({
    cause: { code: notNullViolation },
  });
});
