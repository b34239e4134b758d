import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOwner, demoPeople } from '#demo/people.ts';
import { seedPeople } from '#demo/seed/seed-people.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { identityAttempts, identityPayloads, users } from '#server/db/schema/identity.ts';
import { sessionResolver } from '#server/identity/sessions/resolve-session.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { countAttempt, forgiveAttempt, purgeOldAttempts } from './attempts.ts';
import { payloadAdapter, purgeExpiredPayloads } from './payloads.ts';
import { loadSecrets } from './secrets.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

describe('secrets', () => {
  it('are the same for all who start at once, and afterwards', async () => {
    const { db } = database;
    const [one, two] = await Promise.all([loadSecrets(db), loadSecrets(db)]);
    expect(one).toEqual(two);
    expect(await loadSecrets(db)).toEqual(one);
    expect(one.signingKeys).toHaveLength(1);
  });
});

describe('payloads', () => {
  it('end on time and are then cleared away', async () => {
    const { db } = database;
    const sessions = payloadAdapter(db)('Session');
    await sessions.upsert('dead', { uid: 'u1' }, -1);
    await sessions.upsert('alive', { uid: 'u2' }, 60);
    expect(await sessions.find('dead')).toBeUndefined();
    expect(await sessions.findByUid('u2')).toEqual({ uid: 'u2' });
    expect(await payloadAdapter(db)('Grant').find('alive')).toBeUndefined();
    expect(await purgeExpiredPayloads(db)).toBe(1);
    expect(await db.select({ id: identityPayloads.id }).from(identityPayloads)).toEqual([
      { id: 'alive' },
    ]);
  });

  it('are used up once', async () => {
    const codes = payloadAdapter(database.db)('AuthorizationCode');
    await codes.upsert('code', { grantId: 'g1' }, 60);
    await codes.consume('code');
    expect(await codes.find('code')).toMatchObject({ consumed: expect.any(Number) });
    await expect(codes.consume('code')).rejects.toThrow('invalid_grant');
    await codes.revokeByGrantId('g1');
    expect(await codes.find('code')).toBeUndefined();
  });
});

describe('guesses', () => {
  it('counted by a clock that was a day ahead block no longer than others', async () => {
    const { db } = database;
    for (let guess = 0; guess < 6; guess += 1) await countAttempt(db, 'early', '10.0.0.7');
    const tomorrow = new Date(Date.now() + 86_400_000);
    await db.update(identityAttempts).set({ windowStartedAt: tomorrow });
    const { allowed, retryAfter } = await countAttempt(db, 'early', '10.0.0.7');
    expect(allowed).toBe(false);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    await db.delete(identityAttempts);
  });

  it('all at once are counted one by one', async () => {
    const guesses = Array.from({ length: 10 }, () =>
      countAttempt(database.db, 'victim', '10.0.0.1'),
    );
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('from many IP addresses at one login are limited, too', async () => {
    const outcomes = [];
    for (let n = 0; n < 25; n += 1) {
      outcomes.push(await countAttempt(database.db, 'wanted', `10.1.0.${n}`));
    }
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(20);
  });

  it('are forgiven by the right password and forgotten with the window', async () => {
    const { db } = database;
    for (let n = 0; n < 6; n += 1) await countAttempt(db, 'anna', '10.2.0.1');
    await forgiveAttempt(db, 'anna', '10.2.0.1');
    expect(await countAttempt(db, 'anna', '10.2.0.1')).toEqual({ allowed: true, retryAfter: 0 });
    const old = new Date(Date.now() - 16 * 60_000);
    await db.update(identityAttempts).set({ windowStartedAt: old, failures: 99 });
    expect((await countAttempt(db, 'anna', '10.2.0.1')).allowed).toBe(true);
    await db.update(identityAttempts).set({ windowStartedAt: old });
    await purgeOldAttempts(db);
    expect(await db.select().from(identityAttempts)).toEqual([]);
  });
});

describe('the shop user behind a token', () => {
  it('is the demo person of the embedded provider', async () => {
    const { db } = database;
    await seedPeople(db);
    await seedPeople(db);
    expect(await db.select().from(users)).toHaveLength(demoPeople.length);
    const claims = { sub: demoOwner.id, iss: 'http://localhost:4000/oidc', iat: 1_770_000_000 };
    const session = await sessionResolver(true)(db, claims, 'token');
    expect(session.userID).toBe(demoOwner.id);
  });

  it('is created once at the first request of an external subject, from its claims', async () => {
    const { db } = database;
    const iss = 'https://id.example.ru';
    const claims = { sub: 'kc-1', iss, iat: 1_770_000_000, given_name: 'Пётр', email: '' };
    const [a, b] = await Promise.all([
      sessionResolver(false)(db, claims, 'token'),
      sessionResolver(false)(db, claims, 'token'),
    ]);
    expect(a.userID).toBe(b.userID);
    const [row] = await db.select().from(users).where(eq(users.id, a.userID));
    expect(row).toMatchObject({ issuer: 'https://id.example.ru', firstName: 'Пётр', email: null });
    const other = { ...claims, iss: 'https://other.example.ru' };
    const stranger = await sessionResolver(false)(db, other, 'token');
    expect(stranger.userID).not.toBe(a.userID);
  });
});
