import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderItems, orders } from '#server/db/schema/shopping.ts';
import { completeCreation, resumeCreation } from '#server/order/place/completion.ts';
import { petr, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
let user: string;
const noon = new Date('2026-03-12T09:00:00.000Z');

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  user = `u-${randomUUID()}`;
  shop.clock.now = noon;
});

const proceed = (productIDs: string[]) => shop.post(user, '/cart/proceed', { productIDs });

async function ready(productIDs = ['composite']) {
  for (const id of productIDs) await shop.add(user, id);
  return shop.fillCheckout(user, productIDs);
}

function countOrders() {
  return shop.db.select().from(orders).where(eq(orders.userID, user));
}

describe('checkout', () => {
  it('turns a cart into an order', async () => {
    await shop.add(user, 'composite', 2);
    await shop.add(user, 'gloves', 1);
    const before = await shop.stockOf('composite');
    const checkout = await shop.fillCheckout(user, ['composite']);
    expect(checkout).toMatchObject({
      step: 'Checkout',
      status: 'Draft',
      number: null,
      delivery: {
        method: 'Courier',
        date: '2026-03-13',
        interval: { from: '09:00', to: '14:00' },
        cost: 39_000,
      },
      recipient: petr,
      totals: { goods: 1_038_000, discount: 120_000, delivery: 39_000, toPay: 957_000 },
    });
    expect(checkout.sections.every(({ complete }: { complete: boolean }) => complete)).toBe(true);

    const confirmed = await shop.confirm(user, checkout.id, 957_000);
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toMatchObject({
      step: 'WaitingForCreating',
      number: `Д-${checkout.id}`,
      allowedActions: [],
    });
    const { body: status } = await shop.get(user, `/order/${checkout.id}/status`);
    expect(status).toMatchObject({ status: 'Pending', step: 'Details', failure: null });
    const { body: order } = await shop.get(user, `/order/${checkout.id}`);
    expect(order).toMatchObject({
      totals: { toPay: 957_000 },
      payment: { method: 'BankCard', state: 'CashConfirmed', status: 'NotPaid' },
      shippingState: 'NotConfirmed',
      allowedActions: ['Pay', 'Cancel', 'Repeat'],
      items: [{ quantity: 2, product: { id: 'composite', price: 459_000 } }],
    });
    expect(order.timeline.map((event: { status: string }) => event.status)).toEqual([
      'Draft',
      'WaitingForCreating',
      'Pending',
    ]);
    expect((await shop.get(user, `/checkout/${checkout.id}`)).body.step).toBe('Details');
    expect((await shop.get(user, '/cart/preview')).body.products).toEqual([
      { productID: 'gloves', quantity: 1 },
    ]);
    expect((await shop.stockOf('composite')).stock).toBe(before.stock - 2);
    expect((await shop.get(user, '/profile')).body.activeOrdersCount).toBe(1);
  });

  it('leaves a placed order unchanged when the catalog changes', async () => {
    const checkout = await ready(['gloves']);
    await shop.confirm(user, checkout.id, checkout.totals.toPay);
    await shop.setProduct('gloves', { price: 1, priceWithoutDiscount: 1 });
    const { body } = await shop.get(user, `/order/${checkout.id}`);
    expect(body.totals.toPay).toBe(checkout.totals.toPay);
    expect(body.items[0].product.price).toBe(89_000);
    await shop.setProduct('gloves', { price: 89_000, priceWithoutDiscount: 89_000 });
  });

  it('delivers to a pickup point', async () => {
    const { id } = await ready();
    const mismatch = await shop.put(user, `/checkout/${id}/deliveryPoint`, {
      pickupPointID: 'msk-lesnaya',
    });
    expect(mismatch).toMatchObject({ status: 422, body: { reason: 'DeliveryPointMismatch' } });
    const { body } = await shop.put(user, `/checkout/${id}/delivery`, { method: 'Pickup' });
    expect(body.allowedActions).not.toContain('Confirm');
    const point = { pickupPointID: 'msk-lesnaya' };
    const { body: full } = await shop.put(user, `/checkout/${id}/deliveryPoint`, point);
    expect(full.delivery).toMatchObject({ address: null, date: '2026-03-13', cost: 0 });
    await shop.confirm(user, id, full.totals.toPay);
    const { body: order } = await shop.get(user, `/order/${id}`);
    expect(order.delivery).toMatchObject({ point: { id: 'msk-lesnaya' }, date: '2026-03-13' });
  });
});

describe('proceeding to checkout', () => {
  it('requires products that are in the cart and available', async () => {
    expect((await proceed(['composite'])).body.reason).toBe('NotInCart');
    await shop.post(user, '/cart/product/bulk/add', {
      products: [{ productID: 'gone', quantity: 1 }],
    });
    const { status, body } = await proceed(['gone']);
    expect(status).toBe(409);
    expect(body).toMatchObject({ reason: 'CartHasProblems', order: { items: [{}] } });
  });

  it('reuses the unfinished checkout and retains its choices', async () => {
    const first = await ready();
    await shop.add(user, 'gloves');
    const { body: again } = await proceed(['composite', 'gloves']);
    expect(again.id).toBe(first.id);
    const { body } = await shop.get(user, `/checkout/${again.id}`);
    expect(body.items).toHaveLength(2);
    expect(body.recipient).toEqual(first.recipient);
    expect(body.delivery.address).toEqual(first.delivery.address);
    expect(body.version).toBeGreaterThan(first.version);
  });

  it('creates one checkout for many concurrent calls', async () => {
    await shop.add(user, 'composite');
    const responses = await Promise.all(Array.from({ length: 8 }, () => proceed(['composite'])));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOrders()).toHaveLength(1);
  });
});

describe('checkout sections', () => {
  it('list what is missing, in order', async () => {
    await shop.add(user, 'composite');
    const { body: order } = await proceed(['composite']);
    const { body } = await shop.get(user, `/checkout/${order.id}`);
    expect(body.sections.map(({ complete }: { complete: boolean }) => complete)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    const rejected = await shop.confirm(user, order.id, body.totals.toPay);
    expect(rejected).toMatchObject({ status: 409, body: { reason: 'CheckoutIncomplete' } });
  });

  it('offer only available options', async () => {
    const { id } = await ready();
    const { body: options } = await shop.get(user, `/checkout/${id}/delivery`);
    expect(options.methods.map(({ method }: { method: string }) => method)).toEqual([
      'Courier',
      'Pickup',
    ]);
    const [courier] = options.methods;
    const late = courier.dates.at(-1);
    const chosen = await shop.put(user, `/checkout/${id}/delivery`, {
      method: 'Courier',
      date: late.date,
      interval: late.intervals[1],
    });
    expect(chosen.body.delivery).toMatchObject({ date: late.date, interval: late.intervals[1] });
    const sunday = { method: 'Courier', date: '2026-03-15' };
    expect((await shop.put(user, `/checkout/${id}/delivery`, sunday)).body.reason).toBe(
      'DeliveryDateUnavailable',
    );
    const payment = await shop.put(user, `/checkout/${id}/payment`, { method: 'Invoice' });
    expect(payment).toMatchObject({ status: 422, body: { reason: 'PaymentUnavailable' } });
    const nobody = { recipientID: 'nobody' };
    expect((await shop.put(user, `/checkout/${id}/recipient`, nobody)).status).toBe(404);
    const comment = { comment: '  Позвоните за час ' };
    expect((await shop.put(user, `/checkout/${id}/comment`, comment)).body.comment).toBe(
      'Позвоните за час',
    );
  });

  it('require another day when the chosen one has passed', async () => {
    const checkout = await ready();
    shop.clock.now = new Date('2026-03-20T09:00:00.000Z');
    const { body } = await shop.get(user, `/checkout/${checkout.id}`);
    expect(body.sections[0]).toMatchObject({ name: 'Delivery', complete: false });
    expect((await shop.confirm(user, checkout.id, checkout.totals.toPay)).status).toBe(409);
  });
});

describe('confirming', () => {
  it('creates one order per idempotency key, however often it is sent', async () => {
    const checkout = await ready();
    const { stock } = await shop.stockOf('composite');
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => shop.confirm(user, checkout.id, checkout.totals.toPay, key)),
    );
    const good = responses.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    for (const { body } of good) expect(body).toEqual(good[0]?.body);
    for (const response of responses) {
      if (response.status !== 200) expect(response.body.reason).toBe('RequestInProgress');
    }
    expect((await shop.stockOf('composite')).stock).toBe(stock - 1);
    expect(await countOrders()).toHaveLength(1);
  });

  it('rejects a second confirmation with another key and returns the order', async () => {
    const checkout = await ready();
    const { stock } = await shop.stockOf('composite');
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => shop.confirm(user, checkout.id, checkout.totals.toPay)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of responses) {
      if (status === 200) continue;
      expect(body).toMatchObject({ reason: 'NotAllowed', checkout: { id: checkout.id } });
    }
    expect((await shop.stockOf('composite')).stock).toBe(stock - 1);
  });

  it('rejects the same key with another total', async () => {
    const { id, totals } = await ready();
    const key = randomUUID();
    await shop.confirm(user, id, totals.toPay, key);
    const other = await shop.confirm(user, id, totals.toPay + 1, key);
    expect(other).toMatchObject({ status: 422, body: { reason: 'IdempotencyKeyReused' } });
  });

  it('rejects an outdated total and returns the new one', async () => {
    const { id, totals } = await ready();
    await shop.setProduct('composite', { price: 479_000 });
    const rejected = await shop.confirm(user, id, totals.toPay);
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      reason: 'PriceChanged',
      total: totals.toPay + 20_000,
      checkout: { problems: [{ code: 'PriceChanged', was: 459_000, now: 479_000 }] },
    });
    expect((await shop.confirm(user, id, rejected.body.total)).status).toBe(200);
    const [item] = await shop.db.select().from(orderItems).where(eq(orderItems.orderID, id));
    expect(item?.price).toBe(479_000);
    await shop.setProduct('composite', { price: 459_000 });
  });

  it('sells a stock of three to three of ten concurrent buyers', async () => {
    await shop.setProduct('bur', { stock: 3, available: true, unavailabilityReason: null });
    const filled = await Promise.all(Array.from({ length: 10 }, () => shop.readyBuyer(['bur'])));
    const responses = await Promise.all(
      filled.map(({ buyer, checkout }) => shop.confirm(buyer, checkout.id, checkout.totals.toPay)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, body } of responses) {
      if (status === 200) continue;
      expect(body).toMatchObject({
        reason: 'CheckoutHasProblems',
        checkout: { problems: [{ code: 'BecameUnavailable', fix: { action: 'ReturnToCart' } }] },
      });
    }
    expect(await shop.stockOf('bur')).toEqual({ stock: 0, available: false });
  });

  it('causes no deadlock between buyers whose lines have different orders', async () => {
    const filled = await Promise.all(
      Array.from({ length: 8 }, (_unused, index) =>
        shop.readyBuyer(index % 2 === 0 ? ['composite', 'gloves'] : ['gloves', 'composite']),
      ),
    );
    const responses = await Promise.all(
      filled.map(({ buyer, checkout }) => shop.confirm(buyer, checkout.id, checkout.totals.toPay)),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });
});

describe('when the order cannot be created', () => {
  const options = (accounting = shop.services.accounting) => ({
    db: shop.db,
    services: { accounting },
    now: () => shop.clock.now,
    logger: pino({ level: 'silent' }),
    traceID: 'trace-1',
  });
  const broken = {
    submit: async () => {
      throw new Error('Учётная система не ответила');
    },
  };

  /** Simulates a crash between confirmation and creation. */
  async function leftBehind() {
    const checkout = await ready(['gloves']);
    await shop.confirm(user, checkout.id, checkout.totals.toPay);
    await shop.db
      .update(orders)
      .set({ status: 'WaitingForCreating', updatedAt: shop.clock.now })
      .where(eq(orders.id, checkout.id));
    return checkout;
  }

  it('preserves the order, returns the products to stock and retries the same order', async () => {
    const checkout = await leftBehind();
    const { stock } = await shop.stockOf('gloves');
    await completeCreation(checkout.id, options(broken));
    const { body } = await shop.get(user, `/checkout/${checkout.id}`);
    expect(body).toMatchObject({
      step: 'CreatingError',
      failure: { message: 'Учётная система не ответила', traceID: 'trace-1' },
      recipient: petr,
      allowedActions: ['Edit', 'Retry', 'Cancel', 'Delete'],
    });
    expect((await shop.stockOf('gloves')).stock).toBe(stock + 1);
    const again = await shop.confirm(user, checkout.id, body.totals.toPay);
    expect(again.status).toBe(200);
    expect(again.body.number).toBe(body.number);
    expect((await shop.get(user, `/order/${checkout.id}/status`)).body.status).toBe('Pending');
    expect((await shop.stockOf('gloves')).stock).toBe(stock);
    expect(await countOrders()).toHaveLength(1);
  });

  it('returns the products to the cart when the buyer cancels', async () => {
    const { id } = await leftBehind();
    await completeCreation(id, options(broken));
    const { body } = await shop.post(user, `/checkout/${id}/cancel`);
    expect(body.status).toBe('Canceled');
    expect((await shop.get(user, '/cart/preview')).body.products).toEqual([
      { productID: 'gloves', quantity: 1 },
    ]);
  });

  it('keeps waiting while the database is unreachable, without an error status', async () => {
    const { id } = await leftBehind();
    const unreachable = {
      submit: async () => {
        throw new Error('Failed query', {
          cause: new Error('timeout exceeded when trying to connect'),
        });
      },
    };
    await completeCreation(id, options(unreachable));
    const statusOf = async () => (await shop.get(user, `/order/${id}/status`)).body.status;
    expect(await statusOf()).toBe('WaitingForCreating');
    await completeCreation(id, options());
    expect(await statusOf()).toBe('Pending');
  });

  it('completes the order of a crashed process once', async () => {
    const { id } = await leftBehind();
    expect((await shop.get(user, `/order/${id}/status`)).body.status).toBe('WaitingForCreating');
    shop.clock.now = new Date(noon.getTime() + 60_000);
    await Promise.all([resumeCreation(options()), resumeCreation(options())]);
    const { body } = await shop.get(user, `/order/${id}`);
    expect(body.status).toBe('Pending');
    const pending = body.timeline.filter((event: { status: string }) => event.status === 'Pending');
    expect(pending).toHaveLength(2); // one from each of the two creations
  });
});

it('a draft: has the same sum in the lists as on its page, whatever its prices have become', async () => {
  const { id, items: lines, totals: before } = await ready();
  const { price } = lines[0].product;
  await shop.setProduct('composite', { price: price + 10_000 });
  const { totals } = (await shop.get(user, `/order/${id}`)).body;
  expect(totals.toPay).not.toBe(before.toPay);
  const listed = [
    (await shop.post(user, '/order/filter', {})).body.items,
    (await shop.get(user, '/order/pending')).body.items,
  ];
  for (const items of listed) {
    const { itemCount, quantity, toPay } = totals;
    expect(items).toMatchObject([{ id, itemCount, quantity, toPay }]);
  }
  await shop.setProduct('composite', { price });
});

describe('canceling and deleting a checkout', () => {
  it('cancels a draft, which stays in the list, and leaves the cart unchanged', async () => {
    const { id } = await ready();
    const { status, body } = await shop.post(user, `/checkout/${id}/cancel`);
    expect(status).toBe(200);
    expect(body.status).toBe('Canceled');
    const change = await shop.put(user, `/checkout/${id}/payment`, { method: 'Cash' });
    expect(change).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    expect((await shop.get(user, '/cart/preview')).body.products).toHaveLength(1);
    for (const filter of [{}, { statuses: ['Canceled'] }]) {
      const { items, paging } = (await shop.post(user, '/order/filter', filter)).body;
      expect([items[0]?.id, paging.total]).toEqual([id, 1]);
    }
    expect((await shop.get(user, '/order/pending')).body.items).toEqual([]);
    expect((await shop.get(user, '/profile')).body.activeOrdersCount).toBe(0);
    expect((await proceed(['composite'])).body.id).not.toBe(id);
  });

  it('deletes a draft, which then responds with 404', async () => {
    const { id } = await ready();
    expect((await shop.post(user, `/checkout/${id}/delete`)).status).toBe(200);
    expect((await shop.get(user, `/checkout/${id}`)).status).toBe(404);
    expect((await shop.post(user, `/checkout/${id}/delete`)).status).toBe(404);
    expect((await proceed(['composite'])).status).toBe(201);
  });

  it('rejects deleting or editing a placed order', async () => {
    const { id, totals } = await ready();
    await shop.confirm(user, id, totals.toPay);
    const rejected = await Promise.all([
      shop.post(user, `/checkout/${id}/delete`),
      shop.put(user, `/checkout/${id}/comment`, { comment: 'а' }),
      shop.put(user, `/checkout/${id}/delivery`, { method: 'Pickup' }),
      shop.confirm(user, id, totals.toPay),
    ]);
    for (const { status, body } of rejected) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ reason: 'NotAllowed', checkout: { step: 'Details' } });
    }
  });
});

describe('other people’s checkouts', () => {
  it('respond with 404', async () => {
    const { id, totals, recipient } = await ready();
    const path = `/checkout/${id}`;
    user = `u-${randomUUID()}`;
    const responses = await Promise.all([
      shop.get(user, path),
      shop.get(user, `${path}/delivery`),
      shop.put(user, `${path}/delivery`, { method: 'Courier' }),
      shop.put(user, `${path}/deliveryPoint`, { pickupPointID: 'msk-lesnaya' }),
      shop.put(user, `${path}/payment`, { method: 'Cash' }),
      shop.put(user, `${path}/comment`, { comment: 'а' }),
      shop.put(user, `${path}/recipient`, { recipientID: recipient.id }),
      shop.confirm(user, id, totals.toPay),
      shop.post(user, `${path}/cancel`),
      shop.get(user, `${path}/promoCodes`),
      shop.get(user, `/order/${id}/price`),
      shop.get(user, `/order/${id}/invoice`),
      shop.post(user, `${path}/delete`),
      shop.get(user, `/order/${id}`),
      shop.get(user, `/order/${id}/status`),
      shop.post(user, `/order/${id}/cancel`),
      shop.post(user, `/order/${id}/repeat`, { preview: true }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
  });
});
