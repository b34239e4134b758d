import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});

afterAll(() => shop.close());

const certificate = {
  kind: 'RegistrationCertificate' as const,
  title: 'Регистрационное удостоверение',
  number: 'РЗН 2019/8452',
  validUntil: null,
  url: '/documents/rzn.pdf',
};

describe('documents of an order', () => {
  it('are those of its products, in the order of its lines', async () => {
    await shop.setProduct('composite', { documents: [certificate] });
    const { buyer, checkout } = await shop.readyBuyer(['composite', 'gloves']);
    const path = `/documents/order/${checkout.id}/certificates`;
    expect(await shop.get(buyer, path)).toMatchObject({
      status: 409,
      body: { reason: 'NotAllowed' },
    });
    await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
    const { status, body } = await shop.get(buyer, path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      orderID: checkout.id,
      items: [
        { productID: 'composite', vendorCode: 'CODE-composite', documents: [certificate] },
        { productID: 'gloves', documents: [] },
      ],
      archiveURL: null,
    });
    expect((await shop.get(`u-${randomUUID()}`, path)).status).toBe(404);
    expect((await shop.request('GET', `/api/v1${path}`)).status).toBe(401);
  });

  it('respond with 404 for an unknown order', async () => {
    const response = await shop.get('anna', '/documents/order/unknown/certificates');
    expect(response).toMatchObject({ status: 404, body: { reason: 'NotFound' } });
  });
});
