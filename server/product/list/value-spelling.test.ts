import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;

const lamp = (id: string, light: string) => ({
  id,
  name: `Лампа ${id}`,
  categoryID: 'lampy',
  price: 1000,
  attributes: { Свет: light, Цвет: id === '1' ? 'Жёлтый' : 'желтый' },
});

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { lampy: ['lampy'] },
    products: [
      lamp('1', 'светодиод'),
      lamp('2', 'Светодиод'),
      lamp('3', 'Светодиод'),
      { ...lamp('4', 'галоген'), attributes: { Свет: 'галоген' } },
    ],
  });
});
afterAll(() => server.close());

async function post(operation: string, attributes: object[]) {
  const response = await server.request('POST', `/api/v1/product/${operation}`, {
    body: { attributes },
  });
  return response.body;
}

describe('values that differ only in case, spaces or ё', () => {
  it('are one value of the filter, in the spelling of most products', async () => {
    const { attributes } = await post('getFilters', []);
    expect(attributes.map(({ values }: { values: object[] }) => values)).toEqual([
      [
        { value: 'галоген', count: 1, selected: false },
        { value: 'Светодиод', count: 3, selected: false },
      ],
      [{ value: 'желтый', count: 3, selected: false }],
    ]);
  });

  it.each(['светодиод', 'Светодиод', ' СВЕТОДИОД '])('are all found by «%s»', async (value) => {
    const choice = [{ name: 'Свет', values: [value] }];
    const { items } = await post('getProducts', choice);
    expect(items).toHaveLength(3);
    const { attributes } = await post('getFilters', choice);
    expect(attributes[0].values[1]).toEqual({ value, count: 3, selected: true });
  });
});
