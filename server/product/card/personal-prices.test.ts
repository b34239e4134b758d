import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { priceListContract } from '#demo/company-records.ts';
import { contractPrices } from '#server/db/schema/buying.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { eachWithCompany, maria } from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

const belayaCustomer = '9a4c2b7e-61d8-4f35-8b0a-d2e7c5f19055';
/** 5 % off everything. */
const online = 'k-online';
const gloves = { id: 'gloves', price: 84_550, priceWithoutDiscount: 89_000, discountPercent: 5 };

let shop: TestShop;
eachWithCompany((started) => {
  shop = started;
});

/** Maria buys for the company under this contract. */
async function buyUnder(contractID: string | null): Promise<void> {
  await shop.put(maria, '/cart/customer', { customerID: belayaCustomer });
  await shop.put(maria, '/cart/contract', { contractID });
}

async function listed(as: string, id: string) {
  const { body } = await shop.post(as, '/product/getProducts', { ids: [id] });
  return body.items[0];
}

describe('a card', () => {
  it('prices: shows an employee the contract price everywhere, as in the cart', async () => {
    await buyUnder(online);
    await shop.add(maria, 'gloves', 2);
    const expected = { ...gloves, isContractPrice: true };
    expect(await listed(maria, 'gloves')).toMatchObject(expected);
    const search = await shop.get(maria, '/search?query=перчатки');
    expect(search.body.products[0]).toMatchObject(expected);
    await shop.post(maria, '/favorites/change', { productID: 'gloves', isFavorite: true });
    const favorites = await shop.get(maria, '/favorites');
    expect(favorites.body.items[0].product).toMatchObject(expected);
    const compare = await shop.get(maria, '/profile/compare?productID=gloves');
    expect(compare.body.groups[0].products[0].product).toMatchObject(expected);
    const page = await shop.get(maria, `/product/bySlug/${search.body.products[0].slug}`);
    expect(page.body.product).toMatchObject(expected);
    const shared = await shop.post(
      maria,
      '/share/products',
      { kind: 'Products', products: [{ productID: 'gloves', quantity: 2 }] },
      randomUUID(),
    );
    const link = await shop.get(maria, `/share/products/${shared.body.id}`);
    expect(link.body.lines[0].product).toMatchObject(expected);
    expect(link.body.amount).toBe(2 * gloves.price);
    const { body: cart } = await shop.get(maria, '/cart');
    expect(cart.order.items[0].product.price).toBe(gloves.price);
    expect(cart.order.items[0].amount).toBe(2 * gloves.price);
  });

  it('prices: shows a better promotion price without a contract', async () => {
    await buyUnder(online);
    const card = await listed(maria, 'composite');
    expect(card).toMatchObject({ price: 459_000, isContractPrice: false });
  });

  it('prices: follow the contract, the customer and the employment', async () => {
    await buyUnder(priceListContract);
    await shop.db
      .insert(contractPrices)
      .values({ contractID: priceListContract, productID: 'gloves', price: 70_000 })
      .onConflictDoUpdate({
        target: [contractPrices.contractID, contractPrices.productID],
        set: { price: 70_000 },
      });
    expect(await listed(maria, 'gloves')).toMatchObject({ price: 70_000 });
    await buyUnder(null);
    expect(await listed(maria, 'gloves')).toMatchObject({ price: 89_000, isContractPrice: false });
    await buyUnder(online);
    await shop.db
      .update(partnerEmployees)
      .set({ isBlocked: true })
      .where(eq(partnerEmployees.id, 'e-maria'));
    expect(await listed(maria, 'gloves')).toMatchObject({ price: 89_000, isContractPrice: false });
  });

  it('prices: are the shop’s for visitors and individuals', async () => {
    await buyUnder(online);
    const visitor = await shop.request('POST', '/api/v1/product/getProducts', {
      body: { ids: ['gloves'] },
    });
    expect(visitor.body.items[0]).toMatchObject({ price: 89_000, isContractPrice: false });
    expect(await listed('u-somebody', 'gloves')).toMatchObject({ price: 89_000 });
  });

  it('prices: the cart preview contains their contract and the company that buys', async () => {
    await buyUnder(online);
    const { companyName } = (await shop.get(maria, '/cart/preview')).body;
    expect(companyName).toBe('ООО «Белая линия»');
    const contractOf = async () => (await shop.get(maria, '/cart/preview')).body.contractID;
    expect(await contractOf()).toBe(online);
    await buyUnder(null);
    expect(await contractOf()).toBeNull();
  });
});

describe('a product page', () => {
  it('shows VAT, unit price and delivery at the price that the user pays', async () => {
    await buyUnder(online);
    const { slug } = await listed(maria, 'gloves');
    const { body } = await shop.get(maria, `/product/bySlug/${slug}`);
    expect(body.vat).toEqual({ rate: 22, amount: 15_247 });
    expect(body.unitPrice).toBeNull();
    expect(body.deliveryEstimate.offers[0]).toMatchObject({
      method: 'Courier',
      leftToFree: 1_000_000 - gloves.price,
    });
    await shop.add(maria, 'composite', 1);
    const { body: later } = await shop.get(maria, `/product/bySlug/${slug}`);
    expect(later.deliveryEstimate.offers[0].leftToFree).toBe(1_000_000 - gloves.price - 459_000);
  });

  it('explains why a heavy cart cannot be delivered together with the product', async () => {
    const { slug } = await listed(maria, 'gloves');
    await shop.add(maria, 'bur', 1);
    await shop.setProduct('bur', { weight: 600_000 });
    const { body } = await shop.get(maria, `/product/bySlug/${slug}`);
    await shop.setProduct('bur', { weight: 10 });
    expect(body.deliveryEstimate.offers).toEqual([]);
    expect(body.deliveryEstimate.advice).toMatch(/^Вместе с\sкорзиной заказ весит 60\d/);
  });

  it('shows no delivery for an unavailable product', async () => {
    const { slug } = await listed(maria, 'gone');
    const { body } = await shop.get(maria, `/product/bySlug/${slug}`);
    expect(body.deliveryEstimate).toBeNull();
  });
});
