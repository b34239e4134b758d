import { describe, expect, it } from 'vitest';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import {
  eachWithCompany,
  fillCompanyCheckout,
  igor,
  maria,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';
import { TOKEN_PREFIX } from '#tests/support/servers/server.ts';

let shop: TestShop;
eachWithCompany((started) => {
  shop = started;
});

const onTheWay: readonly OrderStatus[] = ['Confirmed', 'WaitingForPicking', 'WaitingForShipping'];

async function advance(id: string, ...statuses: readonly OrderStatus[]): Promise<void> {
  for (const status of statuses) {
    await shop.db.transaction((tx) => advanceOrder(tx, id, status, shop.clock.now));
  }
}

/** Creates an order of the company without approval; returns its id. */
async function placeOrder(): Promise<string> {
  const { id, totals } = await fillCompanyCheckout(shop, igor, { composite: 1, gloves: 1 });
  expect((await shop.confirm(igor, id, totals.toPay)).status).toBe(200);
  return id;
}

const pathOf = (id: string) => `/documents/order/${id}/transferDocument`;

async function download(id: string): Promise<Response> {
  return shop.fetch(
    new Request(`http://localhost:3000/api/v1${pathOf(id)}`, {
      headers: { Authorization: `Bearer ${TOKEN_PREFIX}${igor}` },
    }),
  );
}

describe('transfer document of an order', () => {
  it('is rejected before the order is shipped', async () => {
    const id = await placeOrder();
    for (const status of onTheWay) {
      expect(await shop.get(igor, pathOf(id))).toMatchObject({
        status: 409,
        body: { reason: 'NotAllowed', message: 'УПД на этот заказ нет' },
      });
      await advance(id, status);
    }
    expect((await shop.get(igor, pathOf(id))).status).toBe(409);
  });

  it('is a PDF once the order is shipped or received', async () => {
    const id = await placeOrder();
    await advance(id, ...onTheWay, 'Shipped');
    const response = await download(id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="upd-${id}.pdf"`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = readPdf(bytes).pages.join(' ').replaceAll(/\s+/g, ' ');
    const { body: order } = await shop.get(igor, `/order/${id}`);
    for (const part of [`Счёт-фактура № ${order.number}`, 'Универсальный передаточный документ']) {
      expect(text).toContain(part);
    }
    // A narrow column breaks a long code.
    const unbroken = text.replaceAll(' ', '');
    for (const { product } of order.items) expect(unbroken).toContain(product.vendorCode);
    expect(order.documents).toContainEqual(
      expect.objectContaining({ kind: 'TransferDocument', number: order.number }),
    );
    await advance(id, 'Succeeded');
    expect((await download(id)).status).toBe(200);
  });

  it('is rejected for other users, a visitor and an unknown order', async () => {
    const id = await placeOrder();
    await advance(id, ...onTheWay, 'Shipped');
    expect(await shop.get('anna', pathOf(id))).toMatchObject({
      status: 404,
      body: { reason: 'NotFound' },
    });
    expect((await shop.get(maria, pathOf(id))).status).toBe(404);
    expect((await shop.get(igor, pathOf('unknown'))).status).toBe(404);
    expect((await shop.request('GET', `/api/v1${pathOf(id)}`)).status).toBe(401);
  });
});
