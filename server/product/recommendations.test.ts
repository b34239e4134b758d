import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/shopping.ts';

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
  it('is what more than one order had beside the product', async () => {
    expect(await recommended('kind=BoughtTogether&productID=composite')).toEqual(['gloves']);
    expect(await recommended('kind=BoughtTogether&productID=bur')).toEqual([]);
  });

  it('is completed by the best of categories that were bought together', async () => {
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

  it('is nothing without a product, and passes unknown ones over', async () => {
    expect(await recommended('kind=BoughtTogether')).toEqual([]);
    expect(await recommended('kind=BoughtTogether&productID=unknown')).toEqual([]);
    const query = 'kind=BoughtTogether&productID=unknown&productID=gloves';
    expect(await recommended(query)).toEqual(['composite']);
  });

  it('is not what lies in the list itself', async () => {
    const query = 'kind=BoughtTogether&productID=composite&productID=gloves';
    expect(await recommended(query)).toEqual([]);
  });
});

describe('similar', () => {
  it('is of the same category and can be bought', async () => {
    expect(await recommended('kind=Similar&productID=bur')).toEqual(['gloves', 'composite']);
    expect(await recommended('kind=Similar&productID=bur&limit=1')).toEqual(['gloves']);
    expect(await recommended('kind=Similar&productID=unknown')).toEqual([]);
  });
});

describe('for the user', () => {
  it('is what sells best, while nothing is known', async () => {
    expect(await recommended('kind=ForYou')).toEqual(['gloves', 'masks', 'bur', 'composite']);
  });

  it('begins with the categories of what a visitor looked at, without that', async () => {
    const ids = await recommended('kind=ForYou&productID=gloves');
    expect(ids).toEqual(['bur', 'composite', 'masks']);
  });

  it('begins with those of what a user looked at and bought', async () => {
    const buyer = await order('masks');
    await shop.get(buyer, '/product/bySlug/p-bur');
    expect(await recommended('kind=ForYou', buyer)).toEqual(['gloves', 'composite']);
  });
});

it('requests a kind and for few products', async () => {
  const call = (query: string) => shop.request('GET', `/api/v1/product/recommendations?${query}`);
  expect((await call('')).status).toBe(400);
  expect((await call('kind=Random')).status).toBe(400);
  expect((await call('kind=ForYou&limit=51')).status).toBe(400);
});
