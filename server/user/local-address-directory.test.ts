import { describe, expect, it } from 'vitest';
import { localAddressDirectory } from './local-address-directory.ts';

async function values(query: string, limit = 5): Promise<string[]> {
  return (await localAddressDirectory.suggest(query, limit)).map(({ value }) => value);
}

describe('localAddressDirectory', () => {
  it('suggests a city and its streets by prefix', async () => {
    expect(await values('каз', 2)).toEqual(['г Казань', 'г Казань, ул Баумана']);
  });

  it('finds a street of a city and includes the house number', async () => {
    const [first] = await localAddressDirectory.suggest('Москва, ул. Лесная, д 12', 5);
    expect(first).toEqual({
      value: 'г Москва, ул Лесная, д 12',
      region: 'Москва',
      city: 'Москва',
      street: 'ул Лесная',
      house: '12',
      postalCode: '125047',
      complete: true,
    });
  });

  it('finds a street in several cities, with ё or е', async () => {
    expect(await values('трехсвятская')).toEqual(['г Тверь, ул Трёхсвятская']);
    expect((await values('невский 28/2')).at(0)).toBe('г Санкт-Петербург, пр-кт Невский, д 28/2');
  });

  it('finds nothing for an unknown text', async () => {
    expect(await values('йцукен')).toEqual([]);
    expect(await values(' , ')).toEqual([]);
  });
});
