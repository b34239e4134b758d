import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import type { AddressDirectory } from '#server/integrations/address-directory.ts';
import type {
  Organization,
  OrganizationDirectory,
} from '#server/integrations/organization-directory.ts';
import { houseInMoscow, party, startFakeDaData } from '#tests/support/fakes/dadata.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

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

it('directories: DaData by its settings, and what a user sees while it does not respond', async () => {
  const daData = await startFakeDaData();
  daData.addresses.push(houseInMoscow);
  daData.parties.push(party('ООО "ДЕНТА"', { inn: clinic.inn, ogrn: clinic.ogrn }));
  const { apiKey, url } = daData;
  const real = await startTestShop({ config: { dadata: { apiKey, url } } });
  try {
    const { body: found } = await real.get(user, '/search/addresses?query=москва');
    expect(found.items).toMatchObject([{ value: houseInMoscow.value, complete: true }]);
    const { body: companies } = await real.get(user, '/search/partners?query=дента');
    expect(companies.items).toMatchObject([{ name: 'ООО "ДЕНТА"', allowed: true }]);
    daData.exhaust(true);
    const failed = {
      status: 503,
      body: { reason: 'ServiceUnavailable', message: expect.stringContaining('попробуйте ещё') },
    };
    expect(await real.get(user, '/search/addresses?query=тула')).toMatchObject(failed);
    expect(await real.get(user, '/search/partners?query=денталь')).toMatchObject(failed);
    const company = { kind: 'Partner', inn: clinic.inn };
    expect(await real.post(user, '/user/customers', company)).toMatchObject(failed);
    // The application that a manager reads needs no directory.
    const application = { inn: '7728168971', firstName: 'Елена', lastName: 'Морозова' };
    expect(
      await real.post(user, '/support/tickets/partner', { ...application, phone: '+79161234511' }),
    ).toMatchObject({ status: 201 });
  } finally {
    await real.close();
    await daData.close();
  }
});
