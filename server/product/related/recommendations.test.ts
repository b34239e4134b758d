import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

async function recommended(query: string, as?: string): Promise<string[]> {
  const path = `/api/v1/product/recommendations?${query}`;
  const { status, body } = await shop.request('GET', path, as === undefined ? {} : { as });
  expect(status).toBe(200);
  return body.items.map(({ id }: { id: string }) => id);
}

async function order(...productIDs: string[]): Promise<string> {
  const { buyer, checkout } = await shop.readyBuyer(productIDs);
  expect((await shop.confirm(buyer, checkout.id, checkout.totals.toPay)).status).toBe(200);
  return buyer;
}

beforeAll(async () => {
  shop = await startTestShop();
  await shop.setProduct('composite', { popularity: 5, groupID: 'composites' });
  await shop.setProduct('gloves', { popularity: 50, groupID: 'gloves' });
  await shop.setProduct('bur', { popularity: 10 });
  await shop.setProduct('masks', {
    popularity: 20,
    categoryID: 'terapiya',
    categoryPath: '/terapiya/',
  });
  await order('composite', 'gloves', 'bur');
  await order('composite', 'gloves');
});

afterAll(() => shop.close());

describe('bought together', () => {
  it('lists products that several orders contain along with the product', async () => {
    expect(await recommended('kind=BoughtTogether&productID=composite')).toEqual(['gloves']);
    expect(await recommended('kind=BoughtTogether&productID=bur')).toEqual([]);
  });

  it('is completed with best sellers of categories bought together', async () => {
    await shop.setProduct('gloves', { categoryID: 'terapiya', categoryPath: '/terapiya/' });
    expect(await recommended('kind=BoughtTogether&productID=composite&limit=11')).toEqual([
      'gloves',
      'masks',
    ]);
    await shop.setProduct('gloves', {
      categoryID: 'kompozity',
      categoryPath: '/terapiya/kompozity/',
    });
  });

  it('is empty without a product, and ignores unknown ones', async () => {
    expect(await recommended('kind=BoughtTogether')).toEqual([]);
    expect(await recommended('kind=BoughtTogether&productID=unknown')).toEqual([]);
    const query = 'kind=BoughtTogether&productID=unknown&productID=gloves';
    expect(await recommended(query)).toEqual(['composite']);
  });

  it('excludes the given products', async () => {
    const query = 'kind=BoughtTogether&productID=composite&productID=gloves';
    expect(await recommended(query)).toEqual([]);
  });
});

describe('similar', () => {
  it('lists available products of the same category', async () => {
    expect(await recommended('kind=Similar&productID=bur')).toEqual(['gloves', 'composite']);
    expect(await recommended('kind=Similar&productID=bur&limit=1')).toEqual(['gloves']);
    expect(await recommended('kind=Similar&productID=unknown')).toEqual([]);
  });
});

describe('for the user', () => {
  it('lists best sellers without any history', async () => {
    expect(await recommended('kind=ForYou')).toEqual(['gloves', 'masks', 'bur', 'composite']);
  });

  it('starts with the categories a visitor viewed, without the viewed products', async () => {
    const ids = await recommended('kind=ForYou&productID=gloves');
    expect(ids).toEqual(['bur', 'composite', 'masks']);
  });

  it('starts with the categories a user viewed and bought from', async () => {
    const buyer = await order('masks');
    await shop.get(buyer, '/product/bySlug/p-bur');
    expect(await recommended('kind=ForYou', buyer)).toEqual(['gloves', 'composite']);
  });
});

it('recommendations: require a kind and limit the number of products', async () => {
  const call = (query: string) => shop.request('GET', `/api/v1/product/recommendations?${query}`);
  expect((await call('')).status).toBe(400);
  expect((await call('kind=Random')).status).toBe(400);
  expect((await call('kind=ForYou&limit=51')).status).toBe(400);
});
