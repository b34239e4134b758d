import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { contractDiscounts, contractPrices, promoCodes } from '#server/db/schema/buying.ts';
import { promotionProducts, promotions } from '#server/db/schema/catalog.ts';
import { partnerContracts, partnerEmployees, partnerTags } from '#server/db/schema/partners.ts';
import { customers, partners } from '#server/db/schema/shopping.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
let user: string;

const from = { validFrom: new Date('2026-03-01T00:00:00.000Z') };
const contract = {
  partnerID: 'p-belaya',
  type: 'SupplyContract',
  validFrom: '2026-01-01',
} as const;

beforeAll(async () => {
  shop = await startTestShop();
  const { db } = shop;
  await db
    .insert(partners)
    .values({ id: 'p-belaya', name: 'ООО «Белая линия»', inn: '7707083893' });
  await db.insert(customers).values({ id: 'c-belaya', kind: 'Partner', partnerID: 'p-belaya' });
  await db.insert(partnerContracts).values([
    { ...contract, id: 'k-1', number: '1', isDefault: true },
    { ...contract, id: 'k-2', number: '2' },
    { ...contract, id: 'k-old', number: '3', validUntil: '2026-02-01' },
  ]);
  await db
    .insert(contractDiscounts)
    .values({ contractID: 'k-1', categoryPath: '/', basisPoints: 1000 });
  await db.insert(contractPrices).values({ contractID: 'k-2', productID: 'gloves', price: 70_000 });
  await db
    .insert(partnerTags)
    .values({ id: 't-1', partnerID: 'p-belaya', name: 'Кабинет № 1', nameKey: 'кабинет № 1' });
  await db.insert(promoCodes).values([
    { code: 'VESNA500', name: '500 ₽', scope: 'Order', amount: 50_000, ...from, personLimit: 1 },
    {
      code: 'EST10',
      name: '−10 %',
      scope: 'Product',
      percent: 10,
      productIDs: ['composite'],
      ...from,
    },
    { code: 'DOROGO', name: '−5 %', scope: 'Order', percent: 5, minAmount: 2_000_000, ...from },
  ]);
  await db.insert(promotions).values({
    id: 'gloves-box',
    kind: 'BonusQuantity',
    terms: { requiredQuantity: 5, freeQuantity: 1 },
    slug: 'gloves-box',
    name: 'Перчатки: 5 + 1',
    position: 1,
    startsAt: from.validFrom,
    endsAt: new Date('2026-12-31T00:00:00.000Z'),
  });
  await db.insert(promotionProducts).values({ promotionID: 'gloves-box', productID: 'gloves' });
});
afterAll(() => shop.close());
beforeEach(() => {
  user = `u-${randomUUID()}`;
});

async function joinCompany() {
  await shop.get(user, '/cart');
  await shop.db.insert(partnerEmployees).values({
    id: randomUUID(),
    partnerID: 'p-belaya',
    userID: user,
    firstName: 'Мария',
    lastName: 'Кузнецова',
    phone: `+7${Math.floor(Math.random() * 1e10)
      .toString()
      .padStart(10, '0')}`,
    role: 'Employee',
    joinedAt: new Date(),
  });
}

async function grant(amount: number) {
  await shop.get(user, '/cart');
  await shop.db.transaction(async (tx) => {
    await lockBalance(tx, user);
    await moveBonuses(tx, user, { kind: 'Grant', amount, orderID: null, now: new Date() });
  });
}

describe('a company', () => {
  it('buys at the prices of its contract, previewed before it is chosen', async () => {
    await joinCompany();
    await shop.add(user, 'composite', 2);
    await shop.add(user, 'gloves', 1);
    const choice = { customerID: 'c-belaya', preview: true };
    const { body: preview } = await shop.put(user, '/cart/customer', choice);
    // The contract's 467 100 is more than the promotion's 459 000; gloves cost 10 % less.
    expect(preview.order.items.map(({ amount }: { amount: number }) => amount)).toEqual([
      918_000, 80_100,
    ]);
    expect(preview.order).toMatchObject({ contract: { id: 'k-1' }, bonus: null, problems: [] });
    expect((await shop.get(user, '/cart')).body.order.customer.kind).toBe('Individual');

    await shop.put(user, '/cart/customer', { customerID: 'c-belaya' });
    const { body } = await shop.put(user, '/cart/contract', { contractID: 'k-2' });
    expect(body.order.items[1]).toMatchObject({ amount: 70_000, discount: 19_000 });
    expect(body.order.problems).toEqual([]);
    const { body: none } = await shop.put(user, '/cart/contract', { contractID: null });
    expect(none.order).toMatchObject({ contract: null, totals: { toPay: 1_007_000 } });
  });

  it('accepts only valid contracts and its own tags', async () => {
    await joinCompany();
    expect((await shop.put(user, '/cart/contract', { contractID: 'k-1' })).body.reason).toBe(
      'ContractNotApplicable',
    );
    expect((await shop.put(user, '/cart/tags', { tagIDs: ['t-1'] })).body.reason).toBe(
      'TagsNotApplicable',
    );
    await shop.put(user, '/cart/customer', { customerID: 'c-belaya' });
    expect(await shop.put(user, '/cart/contract', { contractID: 'k-old' })).toMatchObject({
      status: 422,
      body: { reason: 'ContractUnavailable' },
    });
    expect((await shop.put(user, '/cart/contract', { contractID: 'nobody' })).status).toBe(404);
    expect((await shop.put(user, '/cart/tags', { tagIDs: ['t-1', 't-2'] })).status).toBe(404);
    const { body } = await shop.put(user, '/cart/tags', { tagIDs: ['t-1'] });
    expect(body.order.tags).toEqual([{ id: 't-1', name: 'Кабинет № 1' }]);
  });

  it('forgets its tags when it is emptied, not before', async () => {
    await joinCompany();
    await shop.put(user, '/cart/customer', { customerID: 'c-belaya' });
    const fill = async () => {
      await shop.add(user, 'gloves', 1);
      await shop.add(user, 'composite', 1);
      await shop.put(user, '/cart/tags', { tagIDs: ['t-1'] });
    };
    const tags = async () => (await shop.get(user, '/cart')).body.order.tags;
    const remove = (productIDs: string[]) =>
      shop.post(user, '/cart/product/bulk/delete', { productIDs });

    await fill();
    await remove(['gloves']);
    expect(await tags()).toHaveLength(1);
    await remove(['composite']);
    await shop.add(user, 'gloves', 1);
    expect(await tags()).toEqual([]);

    await fill();
    await remove(['composite']);
    await shop.put(user, '/cart/product/change', { productID: 'gloves', quantity: 0 });
    await shop.add(user, 'gloves', 1);
    expect(await tags()).toEqual([]);
  });

  it('stores contract and tags in the order, which keeps its price', async () => {
    await joinCompany();
    await shop.put(user, '/cart/customer', { customerID: 'c-belaya' });
    await shop.put(user, '/cart/contract', { contractID: 'k-2' });
    await shop.put(user, '/cart/tags', { tagIDs: ['t-1'] });
    await shop.add(user, 'gloves', 1);
    await shop.put(user, '/cart/delivery', { method: 'Pickup', pickupPointID: 'msk-lesnaya' });
    const { body: reference } = await shop.post(user, '/cart/proceed', { productIDs: ['gloves'] });
    const path = `/checkout/${reference.id}`;
    const recipient = { firstName: 'Пётр', lastName: 'Ильин', phone: '+79031112233' };
    const { body: person } = await shop.post(
      user,
      '/user/customers/c-belaya/recipients',
      recipient,
    );
    await shop.put(user, `${path}/recipient`, { recipientID: person.id });
    const { body: filled } = await shop.put(user, `${path}/payment`, { method: 'Invoice' });
    expect(filled).toMatchObject({ contract: { id: 'k-2' }, totals: { toPay: 70_000 } });
    expect((await shop.confirm(user, reference.id, 70_000)).status).toBe(200);
    await shop.add(user, 'gloves', 1);
    expect((await shop.get(user, '/cart')).body.order.tags).toEqual([]);
    const { body: order } = await shop.get(user, `/order/${reference.id}`);
    expect(order).toMatchObject({
      contract: { id: 'k-2' },
      tags: [{ id: 't-1' }],
      payment: { state: 'InvoiceConfirmed' },
    });
    const invoice = await shop.get(user, `/order/${reference.id}/invoice`);
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
    expect(invoice.body).toContain('%PDF-');
    expect((await shop.get('stranger', `/order/${reference.id}/invoice`)).status).toBe(404);
    const found = await shop.post(user, '/order/filter', { tagIDs: ['t-1'] });
    expect(found.body.paging.total).toBe(1);
    expect((await shop.post(user, '/order/filter', { tagIDs: ['t-9'] })).body.paging.total).toBe(0);
    expect(
      (await shop.post(user, '/order/filter', { customerIDs: ['c-belaya'] })).body.paging.total,
    ).toBe(1);
  });
});

describe('promo codes', () => {
  it('apply to the cart and the unfinished checkout, and can be removed', async () => {
    await shop.add(user, 'composite', 2);
    const { id } = await shop.fillCheckout(user, ['composite']);
    const { body } = await shop.post(user, '/cart/promoCode/add', { couponCode: 'vesna500' });
    expect(body.order.promoCodes).toMatchObject([{ couponCode: 'VESNA500', discount: 50_000 }]);
    expect(body.order.totals).toMatchObject({ promo: 50_000, toPay: 868_000 });
    const { body: checkout } = await shop.get(user, `/checkout/${id}`);
    expect(checkout.totals.promo).toBe(50_000);
    const { body: offers } = await shop.get(user, `/checkout/${id}/promoCodes`);
    expect(offers.orderPromoCodes).toMatchObject([{ couponCode: 'VESNA500', applied: true }]);
    await shop.post(user, '/cart/promoCode/delete', { couponCode: 'VESNA500' });
    expect((await shop.get(user, `/checkout/${id}`)).body.totals.promo).toBe(0);
  });

  it('return the reason why they do not apply', async () => {
    await shop.add(user, 'gloves', 1);
    const add = (couponCode: string) => shop.post(user, '/cart/promoCode/add', { couponCode });
    expect((await add('NICHEGO')).body.reason).toBe('PromoCodeNotFound');
    expect((await add('EST10')).body.reason).toBe('PromoCodeNotApplicable');
    expect((await add('DOROGO')).body.message).toBe('Добавьте товаров ещё на 19\u00a0110\u00a0₽');
    await add('VESNA500');
    await shop.add(user, 'composite', 1);
    expect((await add('EST10')).body.reason).toBe('PromoCodesConflict');
    expect((await add('VESNA500')).status).toBe(200);
  });

  it('are rate limited against guessing', async () => {
    await shop.add(user, 'gloves', 1);
    const tries = [];
    for (let index = 0; index < 11; index += 1) {
      tries.push(await shop.post(user, '/cart/promoCode/add', { couponCode: `KOD-${index}` }));
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429]);
    expect(tries.at(-1)?.headers.get('retry-after')).toBe('3600');
  });

  it('limited to one order are used up by it and return when it is canceled', async () => {
    const buy = async () => {
      await shop.add(user, 'composite', 1);
      const added = await shop.post(user, '/cart/promoCode/add', { couponCode: 'VESNA500' });
      if (added.status !== 200) return added;
      const { id, totals } = await shop.fillCheckout(user, ['composite']);
      expect((await shop.confirm(user, id, totals.toPay)).status).toBe(200);
      return { ...added, body: { id } };
    };
    const { body: first } = await buy();
    expect((await shop.get(user, '/cart')).body.order.promoCodes).toEqual([]);
    const { body: order } = await shop.get(user, `/order/${first.id}`);
    expect(order.totals.promo).toBe(50_000);
    expect(order.items[0].promo).toBe(50_000);
    expect((await buy()).body.reason).toBe('PromoCodeUsed');
    const { body: own } = await shop.get(user, '/profile/promoCodes');
    expect(own.items).toMatchObject([{ state: 'Used', usedOrder: { id: first.id } }]);
    await shop.post(user, `/order/${first.id}/cancel`);
    expect((await shop.post(user, '/cart/promoCode/add', { couponCode: 'VESNA500' })).status).toBe(
      200,
    );
  });
});

describe('bonuses', () => {
  it('are spent, and return on cancellation', async () => {
    await grant(300);
    await shop.add(user, 'composite', 1);
    const { body } = await shop.put(user, '/cart/bonus/action', { action: 'Spend' });
    expect(body.order).toMatchObject({ bonus: { spend: 300 }, totals: { bonus: 30_000 } });
    const { id, totals } = await shop.fillCheckout(user, ['composite']);
    expect(totals.toPay).toBe(459_000 - 30_000 + 39_000);
    expect((await shop.confirm(user, id, totals.toPay)).status).toBe(200);
    const balance = async () => (await shop.get(user, '/profile')).body.bonusBalance.value;
    expect(await balance()).toBe(0);
    await shop.post(user, `/order/${id}/cancel`);
    expect(await balance()).toBe(300);
  });

  it('cannot be spent with an empty balance', async () => {
    await shop.add(user, 'composite', 1);
    const rejected = await shop.put(user, '/cart/bonus/action', { action: 'Spend' });
    expect(rejected).toMatchObject({ status: 422, body: { reason: 'BonusUnavailable' } });
    expect((await shop.put(user, '/cart/bonus/action', { action: 'Save' })).status).toBe(200);
  });

  it('are not spent twice by two concurrent orders', async () => {
    await grant(300);
    await shop.add(user, 'composite', 1);
    await shop.put(user, '/cart/bonus/action', { action: 'Spend' });
    const { id, totals } = await shop.fillCheckout(user, ['composite']);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => shop.confirm(user, id, totals.toPay)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await shop.get(user, '/profile')).body.bonusBalance.value).toBe(0);
  });
});

describe('gifts', () => {
  it('are added automatically, cost nothing and are taken off the stock', async () => {
    await shop.setProduct('gloves', { stock: 34, available: true });
    await shop.add(user, 'gloves', 10);
    const { body } = await shop.get(user, '/cart');
    expect(body.order.items).toMatchObject([
      { isGift: false, quantity: 10, amount: 890_000 },
      { isGift: true, quantity: 2, amount: 0, product: { id: 'gloves' } },
    ]);
    expect(body.order.totals).toMatchObject({ goods: 890_000, quantity: 10, weight: 12 * 540 });
    const { id, totals } = await shop.fillCheckout(user, ['gloves']);
    await shop.confirm(user, id, totals.toPay);
    expect((await shop.stockOf('gloves')).stock).toBe(22);
    await shop.post(user, `/order/${id}/cancel`);
    expect((await shop.stockOf('gloves')).stock).toBe(34);
  });
});

describe('handing over to a manager', () => {
  it('hands over the selected lines unchanged, without taking stock', async () => {
    await shop.post(user, '/cart/product/bulk/add', {
      products: [{ productID: 'gone', quantity: 1 }],
    });
    const handed = await shop.post(user, '/cart/proceed/manager', { productIDs: ['gone'] });
    expect(handed).toMatchObject({ status: 201, body: { step: 'Details' } });
    const { body: order } = await shop.get(user, `/order/${handed.body.id}`);
    expect(order).toMatchObject({
      status: 'PendingManager',
      payment: { state: 'PendingManager' },
      number: `Д-${handed.body.id}`,
    });
    expect((await shop.get(user, '/cart/preview')).body.products).toEqual([]);
    const again = { checkoutID: handed.body.id };
    expect((await shop.post(user, '/cart/proceed/manager', again)).body.reason).toBe('NotAllowed');
    expect((await shop.post(user, '/cart/proceed/manager', { comment: '!' })).body.reason).toBe(
      'NothingToProceed',
    );
    expect(
      (await shop.post('stranger', '/cart/proceed/manager', { checkoutID: order.id })).status,
    ).toBe(404);
  });
});

describe('price explanation', () => {
  it('equals the totals of the cart and of the order, to the kopeck', async () => {
    await grant(100);
    await shop.add(user, 'composite', 2);
    await shop.add(user, 'bur', 1);
    await shop.post(user, '/cart/promoCode/add', { couponCode: 'VESNA500' });
    await shop.put(user, '/cart/bonus/action', { action: 'Spend' });
    const { body: cart } = await shop.get(user, '/cart');
    const { body: whole } = await shop.get(user, '/cart/price');
    expect(whole.steps.map(({ kind }: { kind: string }) => kind)).toEqual([
      'Base',
      'Promotion',
      'Code',
      'Bonus',
      'Total',
    ]);
    expect(whole.steps.at(-1).sum).toBe(cart.order.totals.toPay);
    const last = async (path: string) => (await shop.get(user, path)).body.steps.at(-1).sum;
    const lines = [
      await last('/cart/price?productID=composite'),
      await last('/cart/price?productID=bur'),
    ];
    expect(lines[0] + lines[1]).toBe(cart.order.totals.toPay);
    expect((await shop.get(user, '/cart/price?productID=gloves')).status).toBe(404);

    const { id, totals } = await shop.fillCheckout(user, ['composite', 'bur']);
    expect(await last(`/order/${id}/price`)).toBe(totals.toPay);
    await shop.confirm(user, id, totals.toPay);
    expect(await last(`/order/${id}/price`)).toBe(totals.toPay);
    expect(await last(`/order/${id}/price?productID=composite`)).toBe(lines[0]);
    expect((await shop.get('stranger', `/order/${id}/price`)).status).toBe(404);
  });

  it('equals the checkout totals for the selected lines', async () => {
    await grant(100);
    await shop.add(user, 'composite', 2);
    await shop.add(user, 'bur', 1);
    await shop.post(user, '/cart/promoCode/add', { couponCode: 'VESNA500' });
    await shop.put(user, '/cart/bonus/action', { action: 'Spend' });
    const { body: chosen } = await shop.get(user, '/cart/price?selected=bur');
    const { body: order } = await shop.post(user, '/cart/proceed', { productIDs: ['bur'] });
    const { body: checkout } = await shop.get(user, `/checkout/${order.id}`);
    const sumOf = (kind: string) =>
      chosen.steps.find((step: { kind: string }) => step.kind === kind);
    expect(sumOf('Total').sum).toBe(checkout.totals.toPay);
    expect(sumOf('Code').change).toBe(-checkout.totals.promo);
    expect(sumOf('Bonus').change).toBe(-checkout.totals.bonus);
    const { body: none } = await shop.get(user, '/cart/price?selected=gloves');
    expect(none.steps.at(-1).sum).toBe(0);
  });
});
