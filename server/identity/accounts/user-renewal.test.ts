import { eq } from 'drizzle-orm';
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, SignJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { customers } from '#server/db/schema/shopping.ts';
import { createIdentity, type Identity } from '#server/identity/create-identity.ts';
import { ensureOwnCustomer } from '#server/user/customers.ts';
import { type FakeService, startFakeService } from '#tests/support/fakes/fake-service.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';

type Claims = Record<string, unknown>;

const PHONE = '+79161230099';
const names = { given_name: 'Пётр', family_name: 'Ильин' };
const contacts = {
  email: 'petr@example.com',
  email_verified: true,
  phone_number: '8 (916) 123-00-99',
  phone_number_verified: true,
};

let database: OpenDatabase;
let provider: FakeService;
let identity: Identity;
let key: GenerateKeyPairResult['privateKey'];
/** What the provider's userinfo endpoint responds; null is an outage. */
let userinfo: Claims | null = {};
let userinfoCalls = 0;
let subjects = 0;
let subject = '';
let issued = 1_770_000_000;

beforeAll(async () => {
  database = await openTestDatabase();
  provider = await startFakeService();
  const pair = await generateKeyPair('ES256', { extractable: true });
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  provider.responses((response, { url }) => {
    const json = (body: unknown) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (url === '/keys') return json({ keys: [jwk] });
    if (url !== '/userinfo') {
      const { url: issuer } = provider;
      return json({ issuer, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/userinfo` });
    }
    userinfoCalls += 1;
    if (userinfo === null) response.writeHead(503).end();
    else json(userinfo);
  });
});
afterAll(async () => {
  identity.close();
  await provider.close();
  await database.close();
});
beforeEach(async () => {
  userinfo = {};
  userinfoCalls = 0;
  subject = `person-${++subjects}`;
  await restart();
});

/** A server process of its own, with nothing cached. */
async function restart(env: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', OIDC_ISSUER: provider.url, ...env });
  const logger = pino({ level: 'silent' });
  identity = await createIdentity({ config, db: database.db, logger });
}

async function tokenWith(claims: Claims, age = 0): Promise<string> {
  issued += 1;
  return new SignJWT({
    iss: provider.url,
    aud: 'urn:dental:api',
    sub: subject,
    scope: 'shop',
    jti: String(issued),
    iat: Math.floor(Date.now() / 1000) - age,
    exp: Math.floor(Date.now() / 1000) + 300,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'k1' })
    .sign(key);
}

/** The session and the stored user of a request with this token. */
async function call(token: string) {
  const { verifyToken, resolveSession } = identity.authenticator;
  const session = await resolveSession(database.db, await verifyToken(token), token);
  const [user] = await database.db.select().from(users).where(eq(users.id, session.userID));
  return { session, user };
}
const callWith = async (claims: Claims, age = 0) => call(await tokenWith(claims, age));

describe('the verified phone of a session', () => {
  it('is the phone claim of the token with its flag true, and no other value', async () => {
    const { session } = await callWith({ ...names, ...contacts });
    expect(session.verifiedPhone).toBe(PHONE);
    for (const flag of [false, 'true', 1, null, undefined]) {
      const { session: other } = await callWith({
        ...names,
        ...contacts,
        phone_number_verified: flag,
      });
      expect(other.verifiedPhone).toBeNull();
    }
    const { phone_number: _phone, ...flagAlone } = contacts;
    expect((await callWith({ ...names, ...flagAlone })).session.verifiedPhone).toBeNull();
  });

  it('ends with a later token that says otherwise, and follows a changed phone', async () => {
    await callWith({ ...names, ...contacts });
    const liar = await callWith({ ...names, ...contacts, phone_number_verified: false });
    expect(liar.session.verifiedPhone).toBeNull();
    expect(liar.user).toMatchObject({ phone: PHONE, phoneVerified: false });
    const changed = await callWith({ ...names, ...contacts, phone_number: '+79031112244' });
    expect(changed.session.verifiedPhone).toBe('+79031112244');
    expect(changed.user).toMatchObject({ phone: '+79031112244', phoneVerified: true });
  });

  it('is never put together from a phone of the token and a flag of userinfo', async () => {
    userinfo = { sub: subject, phone_number: '+79990001122', phone_number_verified: true };
    const { session } = await callWith({ ...names, phone_number: PHONE });
    expect(session.verifiedPhone).toBe('+79990001122');
    userinfo = { sub: subject, phone_number_verified: true };
    expect((await callWith({ ...names, phone_number: PHONE })).session.verifiedPhone).toBeNull();
  });
});

describe('the user record', () => {
  it('follows each new token, also in the name of the own customer', async () => {
    const { user } = await callWith({ name: 'Петя', ...contacts });
    expect(user).toMatchObject({ firstName: 'Петя', lastName: null, email: contacts.email });
    const id = user?.id ?? '';
    await ensureOwnCustomer(database.db, id);
    const changed = { ...contacts, email: 'ilin@example.com', email_verified: false };
    expect((await callWith({ ...names, ...changed })).user).toMatchObject({
      id,
      firstName: 'Пётр',
      lastName: 'Ильин',
      email: 'ilin@example.com',
      emailVerified: false,
    });
    const [own] = await database.db.select().from(customers).where(eq(customers.userID, id));
    expect(own).toMatchObject({ firstName: 'Пётр', lastName: 'Ильин', phone: PHONE });
  });

  it('does not return to what an older token says', async () => {
    await callWith({ ...names, ...contacts });
    const { user } = await callWith({ ...names, ...contacts, email: 'old@example.com' }, 120);
    expect(user?.email).toBe(contacts.email);
  });

  it('keeps a phone typed in the shop until the provider supplies one', async () => {
    const { user } = await callWith(names);
    const own = { phone: '+79037776655', phoneIsOwn: true };
    await database.db
      .update(users)
      .set(own)
      .where(eq(users.id, user?.id ?? ''));
    userinfo = { sub: subject };
    const { session, user: stored } = await callWith(names);
    expect(stored).toMatchObject({ phone: '+79037776655', phoneIsOwn: true, phoneVerified: false });
    expect(session.verifiedPhone).toBeNull();
    expect((await callWith({ ...names, ...contacts })).user).toMatchObject({
      phone: PHONE,
      phoneIsOwn: false,
    });
  });
});

describe('the userinfo endpoint', () => {
  it('completes a token without claims, once per token', async () => {
    userinfo = { sub: subject, ...names, ...contacts };
    const token = await tokenWith({});
    const responses = await Promise.all([call(token), call(token), call(token)]);
    for (const { session } of responses) expect(session.verifiedPhone).toBe(PHONE);
    expect(responses[0]?.user).toMatchObject({ firstName: 'Пётр', email: contacts.email });
    expect(userinfoCalls).toBe(1);
    await callWith({ ...names, ...contacts });
    expect(userinfoCalls).toBe(1);
  });

  it('about somebody else is not believed', async () => {
    userinfo = { sub: 'somebody else', ...names, ...contacts };
    const { session, user } = await callWith({});
    expect(session.verifiedPhone).toBeNull();
    expect(user).toMatchObject({ firstName: null, phone: null });
  });

  it('that fails leaves the record as it is, verifies nothing and is not called again at once', async () => {
    await callWith({ ...names, ...contacts });
    userinfo = null;
    const { session, user } = await callWith({});
    expect(session.verifiedPhone).toBeNull();
    expect(user).toMatchObject({ firstName: 'Пётр', phone: PHONE });
    await callWith({});
    expect(userinfoCalls).toBe(1);
  });

  it('that no longer mentions e-mail and phone removes both', async () => {
    await callWith({ ...names, ...contacts });
    userinfo = { sub: subject, ...names };
    expect((await callWith({})).user).toMatchObject({
      firstName: 'Пётр',
      email: null,
      phone: null,
      phoneVerified: false,
    });
  });

  it('is not called when it is off', async () => {
    await restart({ OIDC_USERINFO: 'off' });
    userinfo = { sub: subject, ...names, ...contacts };
    expect((await callWith({})).session.verifiedPhone).toBeNull();
    expect(userinfoCalls).toBe(0);
  });
});
