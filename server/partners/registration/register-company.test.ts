import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { belaya, igor, startCompanyShop } from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';
import { localOrganizationDirectory } from './local-organization-directory.ts';

const smile = { kind: 'Partner', inn: '7799000044', kpp: '779901001' };
const person = { firstName: 'Елена', lastName: 'Морозова', phone: '+79161234511' };
let shop: TestShop;
let user: string;

/** The register of organizations, which may not respond. */
const directory = { isDown: false, lookups: 0 };

beforeAll(async () => {
  const { suggest, find } = localOrganizationDirectory;
  const respond = () => {
    directory.lookups += 1;
    if (directory.isDown) throw new Error('The register does not respond');
  };
  shop = await startCompanyShop({
    services: {
      organizations: {
        suggest,
        find: async (inn, kpp) => {
          respond();
          return find(inn, kpp);
        },
      },
    },
  });
});
afterEach(() => {
  directory.isDown = false;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(partners).where(eq(partners.inn, smile.inn));
  user = `u-${randomUUID()}`;
  await shop.db.insert(users).values({ id: user, issuer: 'test', subject: user, ...person });
});

const register = (as: string, body: object, key?: string) =>
  shop.post(as, '/user/customers', body, key);

describe('a company of the directory', () => {
  it('is registered with the user as owner and recipient, and can be bought for at once', async () => {
    const { status, body } = await register(user, smile);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'Partner',
      name: 'ООО «Смайл Центр»',
      partner: { kpp: smile.kpp },
    });
    const { items } = (await shop.get(user, '/partners')).body;
    expect(items).toMatchObject([
      { id: body.partner.id, customerID: body.id, role: 'Owner', defaultContract: null },
    ]);
    expect(items[0].allowedActions).toContain('ManageEmployees');
    const recipients = await shop.get(user, `/user/customers/${body.id}/recipients`);
    expect(recipients.body.items).toMatchObject([{ ...person, isDefault: true }]);
    expect((await shop.put(user, '/cart/customer', { customerID: body.id })).status).toBe(200);
    expect((await shop.get(user, '/profile')).body).toMatchObject({
      hasPartners: true,
      partnersCount: 1,
      customer: { id: body.id, kind: 'Partner', name: 'ООО «Смайл Центр»' },
    });
  });

  it('is replied to again for the same key, also while the register does not respond', async () => {
    const key = randomUUID();
    const first = await register(user, smile, key);
    expect(first.status).toBe(201);
    directory.isDown = true;
    const lookups = directory.lookups;
    const again = await register(user, smile, key);
    expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect(directory.lookups).toBe(lookups);
    const other = await register(user, { ...smile, inn: '7799000037' }, key);
    expect([other.status, other.body.reason]).toEqual([422, 'IdempotencyKeyReused']);
    expect((await register(user, smile, randomUUID())).status).toBe(500);
  });

  it('is looked up again with a key whose first call the register has failed', async () => {
    const key = randomUUID();
    directory.isDown = true;
    expect((await register(user, smile, key)).status).toBe(500);
    directory.isDown = false;
    expect((await register(user, smile, key)).status).toBe(201);
  });

  it('is registered once, by one of two colleagues', async () => {
    const colleague = `u-${randomUUID()}`;
    await shop.db
      .insert(users)
      .values({ id: colleague, issuer: 'test', subject: colleague, ...person });
    const responses = await Promise.all([register(user, smile), register(colleague, smile)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = responses.find(({ status }) => status === 409);
    expect(loser?.body.reason).toBe('AlreadyRegistered');
    const winner = responses[0]?.status === 201 ? user : colleague;
    expect((await register(winner, smile)).body.reason).toBe('AlreadyExists');
  });

  it('needs a name and a phone only when the profile has none', async () => {
    await shop.db.update(users).set({ phone: null, lastName: null }).where(eq(users.id, user));
    const { status, body } = await register(user, smile);
    expect({ status, reason: body.reason }).toEqual({ status: 422, reason: 'RequiredField' });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['/lastName', '/phone']);
    const complete = { ...smile, lastName: 'Морозова', phone: '+79161234511' };
    expect((await register(user, complete)).status).toBe(201);
  });

  it.each([
    ['7799000043', 'InvalidINN'],
    ['7799000051', 'OrganizationLiquidated'],
    ['7707083893', 'PartnerNeedsRequest'],
  ])('is rejected for ИНН %s: %s', async (inn, reason) => {
    const { status, body } = await register(user, { kind: 'Partner', inn });
    expect({ status, reason: body.reason }).toEqual({ status: 422, reason });
  });
});

describe('suggestions of organizations', () => {
  const find = async (as: string, query: string) =>
    (await shop.get(as, `/search/partners?query=${encodeURIComponent(query)}`)).body.items[0];

  it('say which is liquidated, own, or registered by a colleague', async () => {
    expect(await find(user, '7799000051')).toMatchObject({ status: 'Liquidated', allowed: false });
    expect(await find(user, '7799000012')).toMatchObject({
      status: 'Active',
      registered: true,
      partnerID: null,
      allowed: false,
    });
    expect(await find(igor, '7799000012')).toMatchObject({ partnerID: belaya, allowed: false });
    expect(await find(user, smile.inn)).toMatchObject({ registered: false, allowed: true });
  });
});

describe('a request for a company of a colleague', () => {
  it('notifies its owners, once', async () => {
    const body = { inn: '7799000012', kpp: '779901001' };
    expect((await shop.post(user, '/support/tickets/partner', body)).status).toBe(201);
    expect((await shop.post(user, '/support/tickets/partner', body)).status).toBe(409);
    const { items } = (await shop.get(igor, '/notifications')).body;
    const invitations = items.filter(({ topic }: { topic: string }) => topic === 'Company');
    expect(invitations).toHaveLength(1);
    expect(invitations[0].link).toContain(`/profile/companies/${belaya}/employees?invite=true`);
    expect(invitations[0].title).toContain('Елена Морозова');
  });
});
