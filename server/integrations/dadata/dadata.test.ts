import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DaDataFailure,
  type FakeDaData,
  houseInMoscow,
  party,
  startFakeDaData,
} from '#tests/support/fakes/dadata.ts';
import { createDaDataAddresses } from './dadata-addresses.ts';
import { createDaDataClient } from './dadata-client.ts';
import { createDaDataOrganizations } from './dadata-organizations.ts';

let daData: FakeDaData;
let now = 0;

beforeEach(async () => {
  daData = await startFakeDaData();
  now = 0;
});
afterEach(() => daData.close());

const connect = (apiKey = daData.apiKey) => {
  const client = createDaDataClient({ url: daData.url, apiKey }, () => now);
  return {
    addresses: createDaDataAddresses(client),
    organizations: createDaDataOrganizations(client),
  };
};

describe('addresses by DaData', () => {
  it('have what a form needs, and say whether they are complete', async () => {
    daData.addresses.push(houseInMoscow);
    const street = { ...houseInMoscow.data, house_type: null, house: null, block: null };
    daData.addresses.push({ value: 'г Москва, ул Лесная', data: street });
    const found = await connect().addresses.suggest('москва лесная', 7);
    expect(found).toEqual([
      {
        value: 'г Москва, ул Лесная, д 12 к 2',
        region: 'Москва',
        city: 'Москва',
        street: 'ул Лесная',
        house: '12 к 2',
        postalCode: '125047',
        complete: true,
      },
      {
        value: 'г Москва, ул Лесная',
        region: 'Москва',
        city: 'Москва',
        street: 'ул Лесная',
        house: null,
        postalCode: '125047',
        complete: false,
      },
    ]);
    expect(daData.calls).toEqual([
      { path: '/suggest/address', body: { query: 'москва лесная', count: 7 } },
    ]);
  });

  it('name the district of a village, and the village within a city', async () => {
    const village = {
      region_with_type: 'Тульская обл',
      region_type: 'обл',
      region: 'Тульская',
      area_with_type: 'Щёкинский р-н',
      settlement_with_type: 'с Лапотково',
      house_type: 'влд',
      house: '5',
    };
    daData.addresses.push({ value: 'Тульская обл, с Лапотково, влд 5', data: village });
    const inCity = {
      region_with_type: 'Тульская обл',
      city: 'Тула',
      settlement_with_type: 'п Косая Гора',
      street_with_type: 'ул Мира',
      house: '1',
      postal_code: '3009',
    };
    daData.addresses.push({ value: 'Тульская обл, г Тула, п Косая Гора', data: inCity });
    const found = await connect().addresses.suggest('тульская', 7);
    expect(found).toMatchObject([
      {
        region: 'Тульская обл',
        city: 'Щёкинский р-н, с Лапотково',
        house: 'влд 5',
        complete: false,
      },
      { city: 'Тула', street: 'п Косая Гора, ул Мира', house: '1', postalCode: null },
    ]);
  });

  it('leave out what nobody can deliver to', async () => {
    daData.addresses.push({ value: 'Тульская обл', data: { region_with_type: 'Тульская обл' } });
    daData.addresses.push({
      value: 'Тула',
      data: { region_with_type: 'Р', city: 'Т'.repeat(101) },
    });
    expect(await connect().addresses.suggest('тул', 7)).toEqual([]);
  });

  it('are requested once, however many type the same', async () => {
    daData.addresses.push(houseInMoscow);
    const { addresses } = connect();
    await Promise.all(['Москва', ' москва ', 'МОСКВА'].map((text) => addresses.suggest(text, 7)));
    await addresses.suggest('москва', 7);
    expect(daData.calls).toHaveLength(1);
    await addresses.suggest('москва', 8);
    expect(daData.calls).toHaveLength(2);
  });

  it('are requested again after a failure', async () => {
    daData.addresses.push(houseInMoscow);
    const { addresses } = connect();
    daData.fail('Error');
    await expect(addresses.suggest('москва', 7)).rejects.toThrow('responded with 500');
    expect(await addresses.suggest('москва', 7)).toHaveLength(1);
  });
});

describe('organizations by DaData', () => {
  const clinic = party('ООО "ДЕНТА"', {
    inn: '7707083893',
    kpp: '770701001',
    ogrn: '1027700132195',
    name: { full_with_opf: 'ОБЩЕСТВО "ДЕНТА"', short_with_opf: 'ООО "ДЕНТА"' },
    address: { value: 'г Москва, ул Лесная, д 1', unrestricted_value: '125047, г Москва' },
    management: { name: 'Ларин Михаил Андреевич', post: 'ДИРЕКТОР' },
  });
  const branch = party('ФИЛИАЛ ООО "ДЕНТА"', {
    inn: '7707083893',
    kpp: '540602001',
    ogrn: '1027700132195',
    branch_type: 'BRANCH',
  });

  it('are described as the register does', async () => {
    daData.parties.push(clinic);
    expect(await connect().organizations.suggest('дента', 7)).toEqual([
      {
        name: 'ООО "ДЕНТА"',
        fullName: 'ОБЩЕСТВО "ДЕНТА"',
        kind: 'LegalEntity',
        inn: '7707083893',
        kpp: '770701001',
        ogrn: '1027700132195',
        address: '125047, г Москва',
        director: 'Ларин Михаил Андреевич',
        isLiquidated: false,
      },
    ]);
  });

  it('are found by ИНН: the head office, or the branch of a КПП', async () => {
    daData.parties.push(branch, clinic);
    const { organizations } = connect();
    expect(await organizations.find('7707083893', null)).toMatchObject({ kpp: '770701001' });
    expect(await organizations.find('7707083893', '540602001')).toMatchObject({
      name: 'ФИЛИАЛ ООО "ДЕНТА"',
    });
    expect(await organizations.find('7707083893', '540602002')).toBeNull();
    expect(await organizations.find('7728168971', null)).toBeNull();
    expect(daData.calls[1]).toEqual({
      path: '/findById/party',
      body: { query: '7707083893', count: 20, kpp: '540602001' },
    });
  });

  it('are not those of another ИНН, whatever DaData finds by the number', async () => {
    const other = party('ООО', { inn: '7728168971', ogrn: '1027700132195', kpp: '772801001' });
    daData.parties.push(other);
    expect(await connect().organizations.find('1027700132195', null)).toBeNull();
  });

  it('are entrepreneurs by what they are now', async () => {
    const of = (ogrn: string, status: string) =>
      party('ИП Ларин М. А.', {
        inn: '500100732259',
        ogrn,
        type: 'INDIVIDUAL',
        branch_type: null,
        state: { status },
      });
    daData.parties.push(of('304500116000157', 'LIQUIDATED'), of('318500100000013', 'ACTIVE'));
    const { organizations } = connect();
    expect(await organizations.find('500100732259', null)).toMatchObject({
      kind: 'Entrepreneur',
      ogrn: '318500100000013',
      kpp: null,
      isLiquidated: false,
    });
    daData.parties.pop();
    expect(await organizations.find('500100732259', null)).toMatchObject({ isLiquidated: true });
  });

  it('have an ИНН, which a foreign office need not', async () => {
    daData.parties.push(party('ПРЕДСТАВИТЕЛЬСТВО', { inn: null, ogrn: '10200000123' }));
    expect(await connect().organizations.suggest('представительство', 7)).toEqual([]);
  });
});

describe('a failure of DaData', () => {
  it.each<[DaDataFailure, string]>([
    ['Error', 'DaData: POST /suggestions/api/4_1/rs/suggest/address responded with 500'],
    ['TooMany', 'responded with 429'],
    ['Malformed', 'responded with 200 and no JSON'],
    ['Nonsense', 'responded to POST /suggest/address with nonsense: suggestions[0].value'],
    ['Dropped', 'got no response'],
  ])('is an error that names neither key nor address: %s', async (failure, message) => {
    daData.fail(failure);
    const error = await connect()
      .addresses.suggest('москва лесная', 7)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'ServiceError',
      message: expect.stringContaining(message),
    });
    expect(String(error)).not.toContain(daData.apiKey);
    expect(String(error)).not.toContain('лесная');
  });

  it('is tried a second time for an ИНН, which nobody types on', async () => {
    daData.parties.push(party('ООО', { inn: '7707083893', ogrn: '1027700132195' }));
    daData.fail('Dropped');
    expect(await connect().organizations.find('7707083893', null)).toMatchObject({ name: 'ООО' });
  });

  it('by a limit that is used up is left alone for five minutes', async () => {
    daData.addresses.push(houseInMoscow);
    const { addresses, organizations } = connect();
    daData.exhaust(true);
    await expect(addresses.suggest('москва', 7)).rejects.toThrow(
      'DaData rejected POST /suggest/address with 403: the key is disabled, or its limit of the day is used up',
    );
    daData.exhaust(false);
    now = 5 * 60_000 - 1;
    await expect(organizations.find('7707083893', null)).rejects.toThrow('left alone');
    expect(daData.calls).toEqual([]);
    now = 5 * 60_000;
    expect(await addresses.suggest('москва', 7)).toHaveLength(1);
  });

  it('by a key that DaData does not know is one, too', async () => {
    await expect(connect('wrong').addresses.suggest('москва', 7)).rejects.toThrow('with 403');
  });

  it('that lasts is left alone after five calls', async () => {
    const { addresses } = connect();
    daData.fail('Error', 5);
    for (let call = 0; call < 5; call += 1) {
      await expect(addresses.suggest(`м${call}`, 7)).rejects.toThrow('responded with 500');
    }
    await expect(addresses.suggest('москва', 7)).rejects.toThrow('does not respond');
    expect(daData.calls).toEqual([]);
  });
});
