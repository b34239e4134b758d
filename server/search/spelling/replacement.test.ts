import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replacements } from '#demo/catalog/replacements.ts';
import { seedCatalog } from '#demo/seed/seed.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const now = new Date('2026-03-10T00:00:00Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  await seedCatalog(server.db, { info: () => {} }, { now });
}, 120_000);

afterAll(() => server.close());

interface Found {
  items: { name: string }[];
  correctedQuery: string | null;
  replacedName?: string;
}

async function find(query: string, literalQuery = false): Promise<Found> {
  const { status, body } = await server.request('POST', '/api/v1/product/getProducts', {
    body: { query, literalQuery, pageSize: 3 },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Found;
}

describe('replacement of a well-known name', () => {
  it.each([
    ['септанест', 'Септанест', /^Анестетик местный/],
    ['Septanest', 'Septanest', /^Анестетик местный/],
    ['септанест 1:200 000', 'Септанест', /1:200 000/],
    ['карпулы септанест', 'Септанест', /^Анестетик местный/],
    ['септонест', 'Септанест', /^Анестетик местный/],
    ['ctgnfytcn', 'Септанест', /^Анестетик местный/],
    ['септан', 'Септанест', /^Анестетик местный/],
    ['септанес', 'Септанест', /^Анестетик местный/],
    ['скандонест', 'Скандонест', /Мепивакаин|Mepi/],
    ['филтек', 'Филтек', /^Композит универсальный/],
    ['филтек A2', 'Филтек', /^Композит универсальный .*A2/],
    ['филтек флоу', 'Филтек Флоу', /^Композит текучий/],
    ['гигасепт', 'Гигасепт', /^Средство для инструментов/],
  ])('«%s» shows analogs for «%s»', async (query, name, first) => {
    const { items, replacedName, correctedQuery } = await find(query);
    expect(replacedName).toBe(name);
    expect(correctedQuery).toBeNull();
    expect(items[0]?.name).toMatch(first);
  });

  it('finds something for every entry of the demo', async () => {
    for (const { names } of replacements) {
      for (const name of names) {
        const { items, replacedName } = await find(name);
        expect(replacedName, name).toBe(name);
        expect(items.length, name).toBeGreaterThan(0);
      }
    }
  });

  it('offers no analogs for names in the catalog', async () => {
    expect(await find('артикаин')).not.toHaveProperty('replacedName');
    expect(await find('композит')).not.toHaveProperty('replacedName');
  });

  it('is off for a literal query', async () => {
    const { items, ...rest } = await find('септанест', true);
    expect(items).toEqual([]);
    expect(rest).not.toHaveProperty('replacedName');
  });

  it('is included in the suggestions', async () => {
    const { body } = await server.request('GET', '/api/v1/search?query=септанест');
    expect(body).toMatchObject({ query: 'септанест', replacedName: 'Септанест' });
    expect((body as { products: unknown[] }).products.length).toBeGreaterThan(0);
  });
});
