import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { startTestShop, type TestShop } from '#tests/support/shopping.ts';
import type { AddressDirectory } from './address-directory.ts';
import type { Organization, OrganizationDirectory } from './organization-directory.ts';

const clinic: Organization = {
  name: 'ООО «Дента»',
  fullName: 'Общество с ограниченной ответственностью «Дента»',
  kind: 'LegalEntity',
  inn: '7707083893',
  kpp: '770701001',
  ogrn: '1027700132195',
  address: 'г Москва, ул Лесная, д 1',
  director: null,
  isLiquidated: false,
};
const square = {
  value: 'г Тула, пл Ленина',
  region: 'Тульская область',
  city: 'Тула',
  street: 'пл Ленина',
  house: null,
  postalCode: '300041',
  complete: false,
};
const addresses: AddressDirectory = { suggest: async () => [square] };
const organizations: OrganizationDirectory = {
  suggest: async () => [clinic],
  find: async (inn, kpp) =>
    inn === clinic.inn && (kpp === null || kpp === clinic.kpp) ? clinic : null,
};

let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop({ services: { addresses, organizations } });
  user = `u-${randomUUID()}`;
  const person = { firstName: 'Елена', lastName: 'Морозова', phone: '+79161234511' };
  await shop.db.insert(users).values({ id: user, issuer: 'test', subject: user, ...person });
});
afterAll(() => shop.close());

it('directories: those of the shop suggest addresses and organizations', async () => {
  const { body: found } = await shop.get(user, '/search/addresses?query=тула');
  expect(found.items).toEqual([square]);
  const { body: companies } = await shop.get(user, '/search/partners?query=дента');
  expect(companies.items).toMatchObject([{ inn: clinic.inn, allowed: true }]);
});

it('directories: a company is registered as the one of the shop describes it', async () => {
  const register = (inn: string) => shop.post(user, '/user/customers', { kind: 'Partner', inn });
  const { status, body } = await register('7830002293');
  expect({ status, reason: body.reason }).toEqual({ status: 422, reason: 'PartnerNeedsRequest' });
  expect(await register(clinic.inn)).toMatchObject({
    status: 201,
    body: { name: clinic.name, partner: { kpp: clinic.kpp } },
  });
});
