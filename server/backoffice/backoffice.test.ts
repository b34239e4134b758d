import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountingOrders } from '#server/db/schema/buying.ts';
import { advanceDemoOrders } from '#server/fulfillment/advance-orders.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { runCommand } from './commands.ts';
import { callShop, listenForCommands } from './socket.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const command = (...args: string[]) => runCommand({ db: shop.db, now: shop.clock.now, args });

async function place(): Promise<{ id: string; buyer: string }> {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  return { id: checkout.id, buyer };
}

describe('the back office', () => {
  it('moves an order through its statuses in order only', async () => {
    const { id, buyer } = await place();
    for (const step of ['confirm', 'pick', 'pack', 'ship', 'deliver', 'return', 'refund']) {
      await command('order', id, step);
    }
    const { body } = await shop.get(buyer, `/order/${id}`);
    expect(body.status).toBe('Refunded');
    await expect(command('order', id, 'ship')).rejects.toMatchObject({ status: 409 });
    await expect(command('order', 'nothing', 'ship')).rejects.toMatchObject({ status: 404 });
    await expect(command('order', id, 'fly')).rejects.toThrow('Заказ умеет');
    expect(await command('order', 'list')).toContain(id);
    const { body: notifications } = await shop.get(buyer, '/notifications');
    expect(notifications.items.map(({ title }: { title: string }) => title)).toContain(
      `Заказ Д-${id} отправлен`,
    );
  });

  it('reserves the products of an accepted order, and releases them on cancellation', async () => {
    const buyer = 'managed';
    await shop.add(buyer, 'composite', 2);
    const { body } = await shop.post(buyer, '/cart/proceed/manager', { productIDs: ['composite'] });
    const { stock } = await shop.stockOf('composite');
    await command('order', body.id, 'accept');
    expect((await shop.stockOf('composite')).stock).toBe(stock - 2);
    await command('order', body.id, 'cancel');
    expect((await shop.stockOf('composite')).stock).toBe(stock);
  });

  it('simulates a failure of accounting, after which the order is created once', async () => {
    await command('accounting', 'fail', '1');
    const { id, buyer } = await place();
    const { body: failed } = await shop.get(buyer, `/checkout/${id}`);
    expect(failed.step).toBe('CreatingError');
    expect((await shop.confirm(buyer, id, failed.totals.toPay)).status).toBe(200);
    expect((await shop.get(buyer, `/order/${id}/status`)).body.status).toBe('Pending');
    const stored = await shop.db
      .select()
      .from(accountingOrders)
      .where(eq(accountingOrders.orderID, id));
    expect(stored).toHaveLength(1);
  });

  it('reaches the process that locks the embedded database', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'backoffice-'));
    expect(await callShop(folder, ['order', 'list'])).toBeNull();
    const stop = await listenForCommands({ db: shop.db, publicUrl: 'http://shop.test' }, folder);
    const { id } = await place();
    expect(await callShop(folder, ['order', id, 'next'])).toEqual({
      text: `Заказ ${id}: Confirmed`,
      failed: false,
    });
    expect(await callShop(folder, ['order', id, 'fly'])).toMatchObject({ failed: true });
    stop();
    await rm(folder, { recursive: true });
  });
});

describe('the progress of the demo', () => {
  it('advances a new order one step at a time and skips unpaid ones', async () => {
    const { id, buyer } = await place();
    const { buyer: other, checkout } = await shop.readyBuyer(['composite']);
    const { body } = await shop.put(other, `/checkout/${checkout.id}/payment`, { method: 'SBP' });
    await shop.confirm(other, checkout.id, body.totals.toPay);
    const logger = pino({ level: 'silent' });
    const tick = (seconds: number) =>
      advanceDemoOrders(shop.db, {
        now: new Date(shop.clock.now.getTime() + seconds * 1000),
        pace: 60_000,
        logger,
      });
    const status = async (who: string, order: string) =>
      (await shop.get(who, `/order/${order}/status`)).body.status;
    await tick(30);
    expect(await status(buyer, id)).toBe('Pending');
    await tick(61);
    expect(await status(buyer, id)).toBe('Confirmed');
    expect(await status(other, checkout.id)).toBe('Pending');
    await tick(62);
    expect(await status(buyer, id)).toBe('Confirmed');
  });
});
