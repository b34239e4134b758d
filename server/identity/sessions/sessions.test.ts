import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoIndividual, demoOwner } from '#demo/people.ts';
import { seedPeople } from '#demo/seed/seed-people.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { identityPayloads, identitySessions } from '#server/db/schema/identity.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import {
  type IdentityServer,
  startIdentityServer,
} from '#tests/support/servers/identity-server.ts';
import { SignInClient } from '#tests/support/servers/sign-in-client.ts';
import { endOtherSessions, endSession, listSessions, purgeEndedSessions } from './sessions.ts';

let database: OpenDatabase;
let server: IdentityServer;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedPeople(database.db);
  server = await startIdentityServer(database.db);
});
beforeEach(async () => {
  await database.db.delete(identitySessions);
  await database.db.delete(identityPayloads);
});
afterAll(async () => {
  await server?.close();
  await database?.close();
});

async function signIn({ login, password } = demoIndividual) {
  const client = new SignInClient(server);
  const tokens = await client.signIn(login, password);
  const uid = String(decodeJwt(tokens.access_token).sid);
  // The provider does not wait until the session is recorded.
  await expect
    .poll(async () => (await database.db.select().from(identitySessions)).map((row) => row.uid))
    .toContain(uid);
  return { client, tokens, uid };
}

it('sessions: each browser of an account is listed, with what it is', async () => {
  const first = await signIn();
  const second = await signIn();
  await signIn(demoOwner);
  const sessions = await listSessions(database.db, demoIndividual.id);
  expect(sessions.map(({ uid }) => uid).toSorted()).toEqual([first.uid, second.uid].toSorted());
  expect(sessions[0]).toMatchObject({ accountID: demoIndividual.id, userAgent: 'node' });
});

it('sessions: renewed tokens belong to the same session', async () => {
  const { client, tokens, uid } = await signIn();
  const renewed = await client.refresh(tokens.refresh_token);
  const { access_token: token } = (await renewed.json()) as { access_token: string };
  expect(decodeJwt(token).sid).toBe(uid);
  expect(await listSessions(database.db, demoIndividual.id)).toHaveLength(1);
});

it('sessions: an ended one renews no tokens and signs in silently no more', async () => {
  const here = await signIn();
  const there = await signIn();
  await endOtherSessions(database.db, demoIndividual.id, here.uid);
  expect((await there.client.refresh(there.tokens.refresh_token)).status).toBe(400);
  const silent = await there.client.request(
    there.client.authorizeUrl({
      prompt: 'none',
      redirect_uri: `${server.origin}/silent-callback.html`,
    }),
  );
  const { searchParams } = new URL(silent.headers.get('location') ?? '');
  expect(searchParams.get('error')).toBe('login_required');
  expect((await here.client.refresh(here.tokens.refresh_token)).status).toBe(200);
  expect(await listSessions(database.db, demoIndividual.id)).toHaveLength(1);
});

it('sessions: nobody ends one of another account', async () => {
  const { client, tokens } = await signIn();
  const [session] = await listSessions(database.db, demoIndividual.id);
  expect(await endSession(database.db, demoOwner.id, session?.id ?? '')).toBe(false);
  expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
  expect(await endSession(database.db, demoIndividual.id, session?.id ?? '')).toBe(true);
  expect(await endSession(database.db, demoIndividual.id, session?.id ?? '')).toBe(false);
});

it('sessions: one that has ended at the provider is listed no more, and is deleted later', async () => {
  const { uid } = await signIn();
  // Its own row: one that a test before has renewed may be recorded only now.
  const isRecorded = async () =>
    (await database.db.select().from(identitySessions)).some((row) => row.uid === uid);
  await database.db.delete(identityPayloads);
  const listed = await listSessions(database.db, demoIndividual.id);
  expect(listed.map((session) => session.uid)).not.toContain(uid);
  await purgeEndedSessions(database.db);
  expect(await isRecorded()).toBe(true);
  await purgeEndedSessions(database.db, new Date(Date.now() + 120_000));
  expect(await isRecorded()).toBe(false);
});
