import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const call = (method: string, path: string, as: string, body?: unknown) =>
  server.request(method, `/api/v1${path}`, { as, ...(body === undefined ? {} : { body }) });
const code = { notificationType: 'Sms', template: 'RefundOrder' };

async function makeUser(phone: string | null): Promise<string> {
  const id = `u-${randomUUID()}`;
  const row = { id, issuer: 'test', subject: id, phone, phoneVerified: phone !== null };
  await server.db.insert(users).values(row);
  return id;
}

describe('the phone of a user whose provider supplies none', () => {
  it('is typed in the shop, gets codes, may be replaced and is never verified', async () => {
    const user = await makeUser(null);
    expect((await call('POST', '/otp/send', user, code)).body.reason).toBe('NoPhone');
    const { body } = await call('PUT', '/profile/phone', user, { phone: '+79031112233' });
    expect(body).toMatchObject({ phone: '+79031112233', isPhoneOwn: true, isPhoneVerified: false });
    const sent = await call('POST', '/otp/send', user, code);
    expect(sent).toMatchObject({ status: 201, body: { endPoint: '+7 903 ***-**-33' } });
    const again = await call('PUT', '/profile/phone', user, { phone: '+79031112244' });
    expect(again.body.phone).toBe('+79031112244');
    expect((await call('GET', '/user/invitations', user)).body.items).toEqual([]);
  });

  it('cannot replace a phone of the provider', async () => {
    const user = await makeUser('+79161230077');
    const rejected = await call('PUT', '/profile/phone', user, { phone: '+79031112233' });
    expect(rejected).toMatchObject({ status: 409, body: { reason: 'PhoneFromProvider' } });
    const [row] = await server.db.select().from(users).where(eq(users.id, user));
    expect(row).toMatchObject({ phone: '+79161230077', phoneVerified: true });
  });

  it('is limited to five changes in an hour', async () => {
    const user = await makeUser(null);
    const change = () => call('PUT', '/profile/phone', user, { phone: '+79031112233' });
    for (let n = 0; n < 5; n += 1) expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(429);
  });
});
