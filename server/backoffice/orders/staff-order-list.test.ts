import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { staffAuthenticator } from '#tests/support/servers/staff-authenticator.ts';

const STAFF = 'sveta';
let shop: TestShop;
let ids: string[];

const placed = [
  { toPay: 100_000, day: '2026-03-10T22:30:00.000Z', paymentStatus: 'Paid', method: 'Courier' },
  { toPay: 900_000, day: '2026-03-05T10:00:00.000Z', paymentStatus: 'NotPaid', method: 'Pickup' },
  { toPay: 500_000, day: '2026-03-01T10:00:00.000Z', paymentStatus: 'NotPaid', method: 'Courier' },
] as const;

async function place(values: (typeof placed)[number]): Promise<string> {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, checkout.id));
  if (order === undefined) throw new Error('No order');
  await shop.db
    .update(orders)
    .set({
      totals: { ...order.totals, toPay: values.toPay },
      confirmedAt: new Date(values.day),
      paymentStatus: values.paymentStatus,
      deliveryMethod: values.method,
    })
    .where(eq(orders.id, order.id));
  return order.id;
}

beforeAll(async () => {
  shop = await startTestShop({ authenticator: staffAuthenticator(STAFF) });
  ids = [];
  for (const values of placed) ids.push(await place(values));
  const [, second = ''] = ids;
  await shop.db.update(orders).set({ status: 'Confirmed' }).where(eq(orders.id, second));
});
afterAll(() => shop.close());

/** The places of the found orders among the placed ones. */
async function find(query: Record<string, string>): Promise<number[]> {
  const { body } = await shop.get(STAFF, `/backoffice/orders?${new URLSearchParams(query)}`);
  return body.items.map(({ id }: { id: string }) => ids.indexOf(id));
}

describe('the orders of all buyers', () => {
  it.each([
    [{}, [0, 1, 2]],
    [{ sort: 'Oldest' }, [2, 1, 0]],
    [{ sort: 'Largest' }, [1, 2, 0]],
    [{ sort: 'Smallest' }, [0, 2, 1]],
    [{ status: 'Confirmed' }, [1]],
    [{ paymentStatus: 'NotPaid' }, [1, 2]],
    [{ deliveryMethod: 'Courier' }, [0, 2]],
    [{ sumFrom: '500000' }, [1, 2]],
    [{ sumTo: '500000' }, [0, 2]],
    // 22:30 in London is the next day in Moscow.
    [{ from: '2026-03-11' }, [0]],
    [{ to: '2026-03-10', from: '2026-03-05' }, [1]],
    [{ deliveryMethod: 'Courier', paymentStatus: 'NotPaid', sort: 'Oldest' }, [2]],
  ])('are filtered and sorted: %o', async (query, expected) => {
    expect(await find(query as Record<string, string>)).toEqual(expected);
  });

  it('are found by number in any spelling, and by the number of a ticket', async () => {
    const [first = ''] = ids;
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, first));
    const digits = order?.number?.replace(/\D/g, '') ?? '';
    for (const text of [`Д-${digits}`, `д${digits}`, `D-${digits}`, `№ d ${digits}`, digits]) {
      expect(await find({ text })).toEqual([0]);
    }
    const { body } = await shop.post(`b-${digits}`, '/support/tickets/general', {
      comment: 'Где?',
    });
    const [ticket] = await shop.db
      .update(supportTickets)
      .set({ orderID: first })
      .where(eq(supportTickets.id, body.id))
      .returning();
    expect(await find({ text: `О-${ticket?.number}` })).toEqual([0]);
    expect(await find({ text: `o${ticket?.number}` })).toEqual([0]);
    expect(await find({ text: 'О-999999' })).toEqual([]);
  });
});
